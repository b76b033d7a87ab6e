import type { Request } from 'express';
import type { OperationId } from '../route';

/** Calls that read and leave a trace all the same; a test finds the ones that are missing here. */
export const READS_THAT_WRITE: readonly OperationId[] = ['getNotification', 'getOnboardingStep'];

/** Whether a call is one of `/__mock`. */
export function isControlCall(request: Request): boolean {
  return request.originalUrl.startsWith('/__mock');
}

/** The one-click link of the control page is a plain link, and begins a session. */
const isSignInLink = (request: Request): boolean =>
  isControlCall(request) && /\/sign-in\/?$/i.test(request.path);

/** Whether the state may be another one after this call; refused calls count too (OTP tries). */
export function mayChangeState(request: Request): boolean {
  const { openapi } = request as Request & { openapi?: { schema?: { operationId?: string } } };
  const operationId = openapi?.schema?.operationId;
  if (request.method !== 'GET' || isSignInLink(request)) return true;
  return READS_THAT_WRITE.some((name) => name === operationId);
}
