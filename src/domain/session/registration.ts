/** Whether a registration was refused because somebody has an account with this address. */
export function isAlreadyRegistered(message: string | null): boolean {
  return message === 'Email already registered';
}
