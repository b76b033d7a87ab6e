/** An address that only its owner recognises: `o***@bos.test`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
