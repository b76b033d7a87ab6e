import type { Request } from 'express';
import type { OperationId } from '../core/route';

/** GET calls that change the store; a test finds any that are missing here. */
export const READS_THAT_WRITE: readonly OperationId[] = ['getNotification', 'getOnboardingStep'];

/** Whether a call is one of `/__mock`. */
export function isControlCall(request: Request): boolean {
  return request.originalUrl.startsWith('/__mock');
}

/** Whether this call may change the state; a refused call may too (it counts OTP attempts). */
export function mayChangeState(request: Request): boolean {
  const { openapi } = request as Request & { openapi?: { schema?: { operationId?: string } } };
  const operationId = openapi?.schema?.operationId;
  if (request.method !== 'GET') return true;
  return READS_THAT_WRITE.some((name) => name === operationId);
}
