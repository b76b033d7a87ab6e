import { defineMessages } from '../defineMessages';

/** Messages of the rules on the sign-in pages: part of the first bundle. */
export const signInRules = defineMessages({
  'validation.required': 'Tidak boleh kosong',
  'validation.maxLength': 'Maksimum {max} karakter',
  'validation.email': 'Email tidak valid',
  'validation.otp.incomplete': 'Isi 6 angka kode OTP',
  'validation.otp.wrong': 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
  'validation.otp.channel': 'Pilih SMS atau Email',
});
