import { defineMessages } from '../defineMessages';
import type { onboardingHelp as indonesian } from './id';

export const onboardingHelp = defineMessages<keyof typeof indonesian>({
  'onboardingHelp.title': 'Help',
  'onboardingHelp.minutes': 'This takes about {minutes} minutes.',

  'onboardingHelp.personal-data':
    'Fill this in as on the identity card. Codes are sent to the phone number, so it has to be in use.',
  'onboardingHelp.identity':
    'Have your KTP and NPWP at hand. Take pictures in good light, with all edges in sight, without reflections.',
  'onboardingHelp.domicile':
    'The address where you live now. If it is the one of the KTP, tick the box.',
  'onboardingHelp.employment':
    'Fill in your main occupation. The income per month is the amount before tax.',
  'onboardingHelp.spouse':
    'Have the KTP of your spouse and the marriage book at hand, or the deed that fits your status.',
  'onboardingHelp.emergency-contact':
    'Choose somebody who knows you well. Download the consent form, have it signed, and upload it.',
  'onboardingHelp.company-profile':
    'Fill this in as in the deed and the NIB. Total assets are those of the last financial statement.',
  'onboardingHelp.company-address':
    'The address of the daily business, even if it differs from the one in the deed.',
  'onboardingHelp.legal-documents':
    'Have the deed of establishment, the decree, NIB and NPWP of the company at hand, as PDF or clear pictures.',
  'onboardingHelp.pic':
    'A person who may act for the company. The letter of appointment is signed by a director.',
  'onboardingHelp.management-shareholders':
    'Add all management and shareholders of the last deed. Save each card before you go on.',
  'onboardingHelp.partnership':
    'The partner who recommends you is known. Ask for a letter of recommendation if there is none.',
  'onboardingHelp.banks':
    'Use an account in your own or your company’s name, so that disbursement is not delayed.',
  'onboardingHelp.bank-statements':
    'Download the statements from internet banking as PDF, one file for each month.',
  'onboardingHelp.financial-statements':
    'Audited statements are checked sooner; internal ones are accepted too.',
  'onboardingHelp.business-photos':
    'Take 3 to 20 pictures: the front, the work inside, and stock or equipment.',
  'onboardingHelp.collateral':
    'Collateral is optional. Give the value at today’s market price, not the price you paid.',
  'onboardingHelp.provider-family':
    'Answer honestly; having family at {productName} does not end your application.',
});
