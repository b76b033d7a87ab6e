import { defineMessages } from '../defineMessages';
import type { onboardingSubmit as indonesian } from './id';

export const onboardingSubmit = defineMessages<keyof typeof indonesian>({
  'onboardingSubmit.consentTitle': 'Consent for the merchant',
  'onboardingSubmit.consentBody':
    'You came through a merchant, without a referral code. Upload the letter of consent that you have signed.',

  'onboardingSubmit.ekycOfCompany':
    'We compare the KTP of the company’s person in charge with their selfie.',

  'onboardingSubmit.failed.title': 'Your application has not been sent yet',
  'onboardingSubmit.failed.uncertainTitle': 'We cannot tell yet whether your application was sent',
  'onboardingSubmit.failed.uncertain':
    'Your answers are saved. If the application turns out to have been sent, sending again does not send it twice.',
  'onboardingSubmit.failed.answers': 'The application could not be marked as complete.',
  'onboardingSubmit.failed.esign': 'The electronic signature could not be prepared.',
  'onboardingSubmit.failed.status': 'Your answers are saved, but not sent yet.',
  'onboardingSubmit.failed.statusAfterEsign':
    'Your answers are saved and the electronic signature is prepared, but the application has not been sent yet.',
  'onboardingSubmit.failed.otherTab': 'This application is still being sent in another tab.',
  'onboardingSubmit.failed.otherTabAdvice':
    'Wait for the outcome there, or close that tab and submit again here.',
  'onboardingSubmit.failed.offline':
    'The connection is lost. What you typed is safe; submit again once you are connected.',
  'onboardingSubmit.failed.timeout':
    'The server took too long to answer. What you typed is safe; please submit again.',
  'onboardingSubmit.failed.moved':
    'The status of your application has changed. What you typed is safe; please submit again.',
  'onboardingSubmit.failed.signers': '{reason}. Complete it first, then submit again.',
  'onboardingSubmit.toSigners': 'Open {title}',

  'onboardingSubmit.half.stored': 'Saved already: {parts}.',
  'onboardingSubmit.half.failed':
    'Not saved yet: {part}. When you save again, only what is not saved yet is sent.',
  'onboardingSubmit.part.detail': 'your answers',
  'onboardingSubmit.part.pic': 'the person in charge',
  'onboardingSubmit.part.schedule': 'the consultation schedule',
  'onboardingSubmit.part.step': 'the mark that this step is done',
});
