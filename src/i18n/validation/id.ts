import { defineMessages } from '../defineMessages';

/**
 * Words of the rules for fields and files, but those of the sign-in pages (`signInRules`). Texts quoted
 * in the spec stand word for word.
 */
export const validation = defineMessages({
  'validation.chooseFromList': 'Pilih dari daftar',
  'validation.reloadChoices': 'Muat ulang pilihan, lalu pilih salah satu',
  'validation.personName': 'Gunakan huruf, spasi, titik, koma, tanda petik, atau tanda hubung saja',
  'validation.companyName':
    'Gunakan huruf, angka, spasi, tanda petik tunggal, atau & . , - / ( ) saja',
  'validation.accountHolder': 'Gunakan huruf, angka, spasi, tanda petik, atau & . , - / ( ) saja',
  'validation.birthPlace': 'Gunakan huruf dan spasi saja',

  'validation.nik': 'NIK wajib 16 karakter',
  'validation.npwp': 'NPWP wajib 15 atau 16 angka',
  'validation.nib': 'NIB wajib 13 angka',
  'validation.phone': 'Nomor telepon wajib 7 sampai 15 angka',
  'validation.rtRw': 'Invalid RT/RW format',
  'validation.postalCode': 'Kode pos wajib 5 angka',
  'validation.accountNo': 'Nomor rekening wajib 5 sampai 20 angka',

  'validation.amount': 'Isi dengan angka bulat, misalnya 12.500.000',
  'validation.income': 'Penghasilan harus lebih dari 0',
  'validation.amountAboveZero': 'Nilai harus lebih dari 0',
  'validation.count': 'Isi dengan angka bulat mulai dari 1',
  'validation.lengthOfWork': 'Isi lama bekerja dengan angka 1 sampai {max}',

  'validation.date': 'Isi tanggal yang benar dengan format DD/MM/YYYY',
  'validation.dateInFuture': 'Tanggal tidak boleh setelah hari ini',
  'validation.adultAge': 'Usia minimal {age} tahun',
  'validation.expiryBeforeIssue': 'Tanggal kedaluwarsa harus setelah tanggal terbit',
  'validation.reportYear': 'Isi tahun dengan 4 angka, paling akhir {max}',
  'validation.reportInFuture': 'Bulan laporan belum dimulai, pilih bulan sebelumnya',
  'validation.consultationDate': 'Pilih hari kerja mulai besok sampai 30 hari ke depan',
  'validation.consultationTime': 'Pilih jam antara 09:00 dan 16:00 WIB',

  'validation.declaration': 'Centang pernyataan ini untuk melanjutkan',
  'validation.emergency.sameName': 'Isi nama orang lain, bukan nama Anda sendiri',
  'validation.emergency.samePhone': 'Isi nomor telepon orang lain, bukan nomor Anda sendiri',
  'validation.nik.taken': 'NIK ini sudah terdaftar, periksa kembali nomornya',
  'validation.npwp.taken': 'NPWP ini sudah terdaftar, periksa kembali nomornya',
  'validation.nikHint.region':
    'Kode wilayah di NIK berbeda dari alamat yang Anda isi. Abaikan jika sudah benar.',
  'validation.nikHint.birthDate':
    'Tanggal lahir di NIK berbeda dari yang Anda isi. Abaikan jika sudah benar.',
  'validation.nikHint.gender':
    'Jenis kelamin di NIK berbeda dari yang Anda isi. Abaikan jika sudah benar.',

  'validation.banks.atLeastOne': 'Tambahkan minimal satu rekening bank',
  'validation.banks.duplicate': 'Rekening dengan bank dan nomor ini sudah ada',
  'validation.bankStatements.incomplete':
    'Unggah mutasi {count} bulan terakhir untuk minimal satu rekening',

  'validation.password': 'Kata sandi belum memenuhi semua syarat',
  'validation.passwordConfirmation': 'Konfirmasi kata sandi harus sama dengan kata sandi',
  'validation.password.length': 'Minimal {min} karakter',
  'validation.password.upperCase': 'Huruf besar',
  'validation.password.lowerCase': 'Huruf kecil',
  'validation.password.digit': 'Angka',
  'validation.password.special': 'Karakter khusus',

  'validation.file.tooLarge': 'Ukuran file maksimum {max} MB',
  'validation.file.type': 'Format file harus {types}',
  'validation.file.repeatedName': 'Nama dokumen tidak boleh sama',
  'validation.file.empty': 'File ini kosong, pilih file lain',
  'validation.file.broken': 'File ini rusak atau tidak lengkap, pilih file lain',
  'validation.file.encrypted': 'File ini terkunci kata sandi, pilih file yang tidak terkunci',
});
