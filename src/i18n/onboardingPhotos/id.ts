import { defineMessages } from '../defineMessages';

/** Words of the photos of a business: the field of several pictures, and its rules. */
export const onboardingPhotos = defineMessages({
  'onboardingPhotos.photos': 'Foto Usaha',
  'onboardingPhotos.help':
    'Unggah {min} sampai {max} foto, JPG atau PNG. Foto besar diperkecil dahulu, sesudahnya paling besar 5 MB.',
  'onboardingPhotos.none': 'Belum ada foto',
  'onboardingPhotos.choose': 'Pilih foto',
  'onboardingPhotos.drag': 'atau seret atau tempel ke sini',
  'onboardingPhotos.list': 'Foto terpilih',
  'onboardingPhotos.count': '{count} dari {max} foto',
  'onboardingPhotos.missing': '{count} foto, kurang {missing} lagi',
  'onboardingPhotos.orderHelp': 'Seret foto atau tekan tombol panah untuk mengubah urutan.',

  'onboardingPhotos.tooFew': 'Unggah minimal {min} foto, kurang {missing} lagi',
  'onboardingPhotos.tooMany': 'Paling banyak {max} foto, hapus {over} foto',
  'onboardingPhotos.unsent': 'Ada foto yang belum terunggah. Coba lagi, atau hapus foto itu.',

  'onboardingPhotos.notAdded': '{count, plural, other {# foto tidak ditambahkan}}',
  'onboardingPhotos.over': 'Paling banyak {max} foto',
  'onboardingPhotos.already': 'Foto ini sudah ada',
  'onboardingPhotos.twin': 'Isi {name} sama dengan {other}. Hapus salah satu bila tidak disengaja.',
  'onboardingPhotos.andMore': '{names}, dan {count} lainnya',

  'onboardingPhotos.waiting': 'Menunggu giliran',
  'onboardingPhotos.sending': '{percent}% terkirim',
  'onboardingPhotos.begun': 'Foto sedang diunggah',
  'onboardingPhotos.allStored': 'Semua foto terunggah',
  'onboardingPhotos.retryAll': 'Coba lagi semua',

  'onboardingPhotos.preview': 'Lihat foto',
  'onboardingPhotos.reload': 'Muat ulang foto',
  'onboardingPhotos.earlier': 'Pindahkan lebih awal',
  'onboardingPhotos.later': 'Pindahkan lebih akhir',
  'onboardingPhotos.remove': 'Hapus foto',
  'onboardingPhotos.moved': '{name} sekarang foto ke-{position} dari {total}',
  'onboardingPhotos.removed': '{name} dihapus',

  'onboardingPhotos.numbered': 'Foto {number}',
});
