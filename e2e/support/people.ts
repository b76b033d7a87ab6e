/** The password of every user in the mock's scenarios. */
export const PASSWORD = 'Rahasia#2026';

export const addressOf = (name: string): string => `${name}@bos.test`;
