import { dayOf } from '@/domain/moments';
import { readDate, toDateText } from '@/domain/dates';
import { freeFileName, repeatedDocumentNames, shortFileName } from '@/domain/files/fileNames';
import { initialsOf } from '@/domain/initials';
import { maskEmail } from '@/domain/maskEmail';
import { groupForReading, maskDigits } from '@/domain/money/masking';
import { readAmount } from '@/domain/money/money';
import { foldText } from '@/domain/notifications/search';
import { isKnownAccount } from '@/domain/onboarding/bankAccounts';
import { isConsultationDate } from '@/domain/onboarding/consultation';
import { needsMerchantConsent } from '@/domain/onboarding/merchantConsent';
import { isKnownEmail } from '@/domain/onboarding/shareholders';
import { appPath, safeUrl } from '@/domain/safeUrl';
import { readExpiry, readServerAhead } from '@/domain/session/tokenExpiry';
import { ageOf } from '@/features/notifications/age';
import { drawMarkup } from '@/features/notifications/markup';
import { MAX_MESSAGE_LENGTH, mayHoldMarkup, plainText } from '@/features/notifications/plainText';
import { findFlaggedIn } from '@/features/onboarding/model/fields/flaggedField';
import {
  formatDate,
  formatDateTime,
  formatDateTimeInJakarta,
  formatMonth,
  formatTimeInJakarta,
  formatWeekday,
} from '@/i18n/format';
import { brokenTexts, longTexts } from '@/testing/oracle/brokenAnswers';
import { watched } from '@/testing/oracle/watched';
import { storedDigits } from '@/ui/fields/number/groupedText';
import { amountFormat } from '@/ui/fields/number/amountText';
import { groupPhone } from '@/ui/fields/number/phoneText';

const NOW = Date.UTC(2026, 10, 2);

/** What the screens make of a text of the server. */
const uses: readonly [string, (text: string) => unknown][] = [
  ['a masked number', maskDigits],
  ['a date', (text) => formatDate(text, 'id')],
  ['a day of the week', (text) => formatWeekday(text, 'id')],
  ['a month', (text) => formatMonth(text, 'en')],
  ['a moment', (text) => formatDateTime(text, 'id')],
  ['a moment in Jakarta', (text) => formatDateTimeInJakarta(text, 'en')],
  ['a time in Jakarta', formatTimeInJakarta],
  ['the day of a moment', dayOf],
  ['an age', (text) => ageOf(text, NOW)],
  ['a date in a field', toDateText],
  ['a date that is sent', readDate],
  ['the day of a consultation', (text) => isConsultationDate(text, '2026-11-02')],
  ['the end of a token', (text) => readExpiry(text, NOW)],
  ['the clock of the server', (text) => readServerAhead(text, NOW)],
  ['the initials of a name', initialsOf],
  ['a masked address', maskEmail],
  ['a telephone number', groupPhone],
  ['a number in groups', groupForReading],
  ['a number in its field', storedDigits],
  ['an amount in its field', amountFormat('.').show],
  ['an amount that is sent', readAmount],
  ['the name of a file', (text) => shortFileName(text)],
  ['a name that is free', (text) => freeFileName(text, [text, 'berkas'])],
  ['names that repeat', (text) => repeatedDocumentNames([text, text])],
  [
    'an account that is known',
    (text) =>
      isKnownAccount({ bank_id: 1, account_no: text }, [{ bank_id: 1, account_no: `${text}1` }]),
  ],
  ['an e-mail address that is known', (text) => isKnownEmail(text, [{ email: `${text}1` }])],
  [
    'where somebody came from',
    (text) => needsMerchantConsent({ source: text, referral_code: text }),
  ],
  ['an address of a notification', safeUrl],
  ['a path of the app', appPath],
  ['a text that is searched', foldText],
  ['a message as text', plainText],
  ['a message that may have markup', mayHoldMarkup],
  [
    'the markup of a message',
    (text) => drawMarkup(text.slice(0, MAX_MESSAGE_LENGTH), (_, words) => words),
  ],
  ['the field of a note', findFlaggedIn([])],
];

test.each(uses)(
  'G3: whatever a text holds and however long it is, the screen makes of it: %s',
  (_, use) => {
    for (const text of [...brokenTexts, ...longTexts])
      expect(() => watched(() => use(text))).not.toThrow();
  },
);
