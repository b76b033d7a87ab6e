import type { NotificationRow, Schemas } from '../database/tables';

const HOUR_MS = 60 * 60 * 1000;

interface Sample {
  type: string;
  title: string;
  highlight: string;
  message: string;
  url: string | null;
}

/** Examples from new loans to reminders, used in turn. */
const samples: readonly Sample[] = [
  {
    type: 'loan',
    title: 'Pengajuan pinjaman disetujui',
    highlight: 'Pinjaman BOS-{n} telah disetujui',
    message:
      '<p>Pengajuan pinjaman <b>BOS-{n}</b> telah disetujui. Dana dicairkan dalam 1 hari kerja.</p>',
    url: 'https://app.bos.test/loan/{n}',
  },
  {
    type: 'billing',
    title: 'Tagihan baru',
    highlight: 'Tagihan nomor {n} telah terbit',
    message: '<p>Tagihan nomor <b>{n}</b> telah terbit. Mohon dibayar sebelum jatuh tempo.</p>',
    url: 'https://app.bos.test/billing/{n}',
  },
  {
    type: 'payment',
    title: 'Pembayaran diterima',
    highlight: 'Pembayaran tagihan {n} telah kami terima',
    message: 'Terima kasih, pembayaran untuk tagihan {n} telah kami terima.',
    url: null,
  },
  {
    type: 'account',
    title: 'Data akun diperbarui',
    highlight: 'Perubahan data Anda telah tersimpan',
    message:
      'Perubahan data akun Anda telah tersimpan. Abaikan pesan ini bila Anda yang mengubahnya.',
    url: '/notification',
  },
  {
    type: 'reminder',
    title: 'Pengingat jatuh tempo',
    highlight: 'Tagihan {n} jatuh tempo dalam 3 hari',
    message:
      '<p>Tagihan <b>{n}</b> jatuh tempo dalam 3 hari. <a href="https://app.bos.test/billing/{n}">Lihat tagihan</a></p>',
    url: 'https://app.bos.test/billing/{n}',
  },
];

/**
 * Notifications of one user, oldest first: ids rise with time. The newest `unread` are unread, and the
 * newest have the files, one each.
 */
export function makeNotifications(
  user: { id: number; name: string },
  wanted: { count: number; unread: number; files: readonly Schemas['FileRef'][] },
  firstId: number,
  nowMs: number,
): NotificationRow[] {
  return Array.from({ length: wanted.count }, (_, index) => {
    const age = wanted.count - index;
    return {
      id: firstId + index,
      user_id: user.id,
      user_name: user.name,
      ...textsAt(index),
      attachment: wanted.files[age - 1] ?? null,
      created_at: new Date(nowMs - age * 7 * HOUR_MS).toISOString(),
      read_status: age > wanted.unread,
    };
  });
}

/** Cached by index: every reset needs thousands of the same texts. */
const texts: Sample[] = [];

function textsAt(index: number): Sample {
  return (texts[index] ??= makeTexts(index));
}

function makeTexts(index: number): Sample {
  const sample = samples[index % samples.length];
  if (!sample) throw new Error('There are no sample notifications');
  const put = (text: string): string => text.replaceAll('{n}', String(1000 + index));
  return {
    ...sample,
    highlight: put(sample.highlight),
    message: put(sample.message),
    url: sample.url === null ? null : put(sample.url),
  };
}
