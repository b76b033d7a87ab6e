import type { Response } from 'express';

/**
 * Lets `act` decide when a response is sent: it gets the function that sends it, or sends another
 * one.
 */
export function interceptEnd(response: Response, act: (send: () => void) => void): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => Response;
  response.end = (...parts: unknown[]) => {
    response.end = end as Response['end'];
    act(() => end(...parts));
    return response;
  };
}
