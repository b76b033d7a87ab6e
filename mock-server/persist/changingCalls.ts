import type { Request } from 'express';
import type { OperationId } from '../core/route';

/** Calls that read and leave a trace all the same; a test finds the ones that are missing here. */
export const READS_THAT_WRITE: readonly OperationId[] = ['getNotification', 'getOnboardingStep'];

/** Whether a call is one of `/__mock`. */
export function isControlCall(request: Request): boolean {
  return request.originalUrl.startsWith('/__mock');
}

/** Whether the state may be another one after this call; refused calls count too (OTP tries). */
export function mayChangeState(request: Request): boolean {
  const { openapi } = request as Request & { openapi?: { schema?: { operationId?: string } } };
  const operationId = openapi?.schema?.operationId;
  if (request.method !== 'GET') return true;
  return READS_THAT_WRITE.some((name) => name === operationId);
}
