export interface Login {
  email: string;
  password: string;
}

export type LoginField = keyof Login;

const RULES: Record<LoginField, (text: string) => string> = {
  email: (text) => {
    if (text.trim() === '') return 'Tidak boleh kosong';
    return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim()) ? '' : 'Email tidak valid';
  },
  password: (text) => (text === '' ? 'Tidak boleh kosong' : ''),
};

/** What is wrong with a field of the login form of the controls; empty if nothing is. */
export const problemOf = (field: LoginField, login: Login) => RULES[field](login[field]);
