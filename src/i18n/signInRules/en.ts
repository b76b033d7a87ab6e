import { defineMessages } from '../defineMessages';
import type { signInRules as indonesian } from './id';

export const signInRules = defineMessages<keyof typeof indonesian>({
  'validation.required': 'Must not be empty',
  'validation.maxLength': 'At most {max} characters',
  'validation.email': 'Invalid email',
  'validation.otp.incomplete': 'Enter the 6 digits of the OTP code',
  'validation.otp.wrong': 'The OTP code you entered is wrong or has expired.',
  'validation.otp.channel': 'Choose SMS or Email',
});
