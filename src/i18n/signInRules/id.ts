import { defineMessages } from '../defineMessages';

/** Words of the rules that the sign-in pages judge by: part of the first bundle. */
export const signInRules = defineMessages({
  'validation.required': 'Tidak boleh kosong',
  'validation.maxLength': 'Maksimum {max} karakter',
  'validation.email': 'Email tidak valid',
  'validation.otp.incomplete': 'Isi 6 angka kode OTP',
  'validation.otp.wrong': 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
  'validation.otp.channel': 'Pilih SMS atau Email',
});
