/** Whether a registration was rejected because the address already has an account. */
export function isAlreadyRegistered(message: string | null): boolean {
  return message === 'Email already registered';
}
