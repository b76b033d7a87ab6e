import { randomInt } from 'node:crypto';
import { maskEmail } from '@/domain/maskEmail';
import { OTP_LENGTH, type OtpChannel } from '@/domain/session/otp';
import {
  afterSend,
  secondsUntilResend,
  settleRecord,
  type ResendRecord,
} from '@/domain/session/resendClock';
import { checkUnspent, issueToken, revokeToken, spendToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import type { Schemas, UserRow } from '../database/tables';
import { checkSelf } from '../rules/ownership';

const CODE_LIFE_S = 5 * 60;
const MOST_WRONG_TRIES = 5;
/** A call whose response was lost can be repeated for so long, where it has an idempotency key. */
const REPEAT_S = 60;
/** The stored code before any has been sent; no input can match it. */
const NO_CODE = '';

const WRONG_CODE = 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.';
const TOO_MANY_TRIES = 'Terlalu banyak percobaan. Silakan minta kode OTP baru.';
const TOO_EARLY = 'Kode OTP baru saja dikirim. Silakan tunggu sebelum meminta lagi.';

export const otpRoutes = [
  route('sendOtp', ({ store, user, params, token }) => {
    checkSelf(store, params.id, user);
    checkUnspent(store, token);
    const to = contactOf(user, params.channel);
    const waitS = secondsUntilSend(store, user);
    if (waitS > 0) throw fail(429, TOO_EARLY, { retry_after_s: waitS });
    sendCode(store, user, params.channel, to);
    return params.channel === 'sms' ? { phone_number: maskPhone(to) } : { email: maskEmail(to) };
  }),

  route('getOtpChannels', ({ store, user, params }) => {
    checkSelf(store, params.id, user);
    const { phone_number: phone } = user.information;
    const contact: Schemas['OtpContact'] = { email: maskEmail(user.email) };
    return phone === null ? contact : { ...contact, phone_number: maskPhone(phone) };
  }),

  route('validateOtp', ({ store, user, params, body, token, request }) => {
    checkSelf(store, params.id, user);
    checkUnspent(store, token);
    checkCode(store, user, body.otp);
    forgetCodes(store, user);
    if (request.get('idempotency-key')) spendToken(store, token, REPEAT_S);
    else revokeToken(store, token);
    return issueToken(store, user, 'session');
  }),
];

function contactOf(user: UserRow, channel: OtpChannel): string {
  const contact = channel === 'sms' ? user.information.phone_number : user.email;
  if (contact === null) throw fail(422, 'Nomor telepon belum terdaftar');
  return contact;
}

/** The sends of a user so far, by the same clock that the app shows. */
function resendRecordOf(store: Store, user: UserRow): ResendRecord | null {
  const row = store.tables.otp_sends.find(({ user_id: id }) => id === user.id);
  if (!row) return null;
  return settleRecord({ count: row.count, lastSentAtMs: row.last_sent_at_ms }, store.nowMs());
}

function secondsUntilSend(store: Store, user: UserRow): number {
  return secondsUntilResend(resendRecordOf(store, user), store.nowMs());
}

function sendCode(store: Store, user: UserRow, channel: OtpChannel, to: string): void {
  const nowMs = store.nowMs();
  const record = afterSend(resendRecordOf(store, user), nowMs);
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  forgetCodes(store, user);
  store.tables.otp_sends.push({
    user_id: user.id,
    count: record.count,
    last_sent_at_ms: record.lastSentAtMs,
  });
  store.tables.otp_codes.push({
    user_id: user.id,
    code,
    expires_at_ms: nowMs + CODE_LIFE_S * 1000,
    wrong_tries: 0,
  });
  store.tables.outbox.push({
    user_id: user.id,
    channel,
    to,
    subject: 'Kode OTP',
    body: `Kode OTP Anda: ${code}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`,
    code,
    created_at: store.now(),
  });
}

/** Accepts only the newest code until it expires; counts wrong ones, even before any was sent. */
function checkCode(store: Store, user: UserRow, given: string): void {
  const sent = store.tables.otp_codes.find(({ user_id: id }) => id === user.id);
  const awaited = sent ?? { user_id: user.id, code: NO_CODE, expires_at_ms: 0, wrong_tries: 0 };
  if (awaited.wrong_tries >= MOST_WRONG_TRIES) {
    throw fail(429, TOO_MANY_TRIES, { retry_after_s: secondsUntilSend(store, user) });
  }
  if (awaited.code === given && awaited.expires_at_ms > store.nowMs()) return;
  awaited.wrong_tries += 1;
  if (!sent) store.tables.otp_codes.push(awaited);
  throw fail(400, WRONG_CODE);
}

function forgetCodes(store: Store, user: UserRow): void {
  const { tables } = store;
  tables.otp_codes = tables.otp_codes.filter(({ user_id: id }) => id !== user.id);
  tables.otp_sends = tables.otp_sends.filter(({ user_id: id }) => id !== user.id);
}

/** `0812****7890`: its owner recognises the number; a short one shows fewer digits. */
function maskPhone(phone: string): string {
  const shownAtStart = Math.min(4, Math.max(2, phone.length - 8));
  return `${phone.slice(0, shownAtStart)}****${phone.slice(-4)}`;
}
