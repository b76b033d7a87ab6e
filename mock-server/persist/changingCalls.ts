import type { Request } from 'express';
import type { OperationId } from '../route';

/** Calls that read and leave a trace all the same; a test finds the ones that are missing here. */
export const READS_THAT_WRITE: readonly OperationId[] = ['getNotification', 'getOnboardingStep'];

/** Whether the state may be another one after this call; refused calls count too (OTP tries). */
export function mayChangeState(request: Request): boolean {
  const { openapi } = request as Request & { openapi?: { schema?: { operationId?: string } } };
  const operationId = openapi?.schema?.operationId;
  // The one-click link of /__mock is a plain link, and gives a session.
  if (request.path.endsWith('/sign-in')) return true;
  return request.method !== 'GET' || READS_THAT_WRITE.some((name) => name === operationId);
}
