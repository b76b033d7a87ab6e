import { TextField, type TextFieldProps } from './TextField';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize'>;

/** An e-mail address. `autoComplete` is `email`; sign-in passes `username`. */
export const EmailField = ({ autoComplete = 'email', ...field }: EmailFieldProps) => (
  // Not type=email: browsers trim its value behind our back and keep the caret from us.
  <TextField {...field} autoComplete={autoComplete} inputMode="email" autoCapitalize="none" />
);
