import { defineMessages } from '../defineMessages';
import type { onboardingManagement as indonesian } from './id';

/** Words of management and shareholders, in English. */
export const onboardingManagement = defineMessages<keyof typeof indonesian>({
  'onboardingManagement.note': 'Click save after filling in the management and shareholder cards',
  'onboardingManagement.management': 'Management',
  'onboardingManagement.shareholders': 'Shareholders',
  'onboardingManagement.managementIntro':
    'Directors and commissioners as in the latest deed. At least one President Director or Director.',
  'onboardingManagement.shareholdersIntro':
    'Persons and companies that own shares. One of the management who owns shares too needs one card only.',
  'onboardingManagement.addManagement': 'Add management',
  'onboardingManagement.addShareholder': 'Add shareholder',
  'onboardingManagement.save': 'Save card',
  'onboardingManagement.managementCard': 'Management {number}',
  'onboardingManagement.shareholderCard': 'Shareholder {number}',
  'onboardingManagement.noManagementTitle': 'No management yet',
  'onboardingManagement.noManagementBody': 'Add the directors and commissioners of the company.',
  'onboardingManagement.noShareholderTitle': 'No shareholders yet',
  'onboardingManagement.noShareholderBody': 'Add the persons or companies that own shares.',
  'onboardingManagement.saved': 'Card saved',
  'onboardingManagement.deleted': 'Card deleted',
  'onboardingManagement.deleteTitle': 'Delete this card?',
  'onboardingManagement.deleteBody': '{name} will be deleted.',
  'onboardingManagement.deleteBothBody':
    '{name} is one of the management and a shareholder as well. The card will be deleted from both lists. To give up one role only, change the card.',
  'onboardingManagement.unnamed': 'Card without a name',
  'onboardingManagement.incomplete': 'Incomplete',

  'onboardingManagement.isCorporate': 'Kind',
  'onboardingManagement.person': 'Person',
  'onboardingManagement.company': 'Company',
  'onboardingManagement.name': 'Name',
  'onboardingManagement.companyName': 'Company name',
  'onboardingManagement.email': 'Email',
  'onboardingManagement.phoneNumber': 'Phone number',
  'onboardingManagement.birthDate': 'Date of birth',
  'onboardingManagement.genderId': 'Gender',
  'onboardingManagement.nik': 'NIK',
  'onboardingManagement.npwp': 'NPWP',
  'onboardingManagement.ktpDocument': 'KTP document',
  'onboardingManagement.npwpDocument': 'NPWP document',
  'onboardingManagement.domiciledAddress': 'Domicile address',
  'onboardingManagement.isPublic': 'Public company',
  'onboardingManagement.roles': 'Roles',
  'onboardingManagement.rolesHelp': 'Tick both where both roles are held.',
  'onboardingManagement.isManagement': 'Management',
  'onboardingManagement.isShareholder': 'Shareholder',
  'onboardingManagement.positionId': 'Position',
  'onboardingManagement.share': 'Ownership percentage',
  'onboardingManagement.shareHelp':
    'Available for this card: {left, number}%. Up to two decimals, for example 33.33.',

  'onboardingManagement.noRole': 'Choose at least one role',
  'onboardingManagement.emailTaken':
    'This email is already used by another of the management or shareholders',
  'onboardingManagement.share.format':
    'Enter a number with at most two decimals, for example 33.33',
  'onboardingManagement.share.aboveZero': 'The ownership percentage must be more than 0%',
  'onboardingManagement.share.tooLarge': 'The ownership percentage is at most 100%',
  'onboardingManagement.share.overWhole':
    'Total ownership is above 100%. {left, number}% is left for this card.',

  'onboardingManagement.total': 'Total ownership',
  'onboardingManagement.totalLeft': '{left, number}% left',
  'onboardingManagement.totalWhole': 'All of it is shared out',
  'onboardingManagement.totalExcess': '{excess, number}% too much',
  'onboardingManagement.totalUnder':
    'Total ownership is below 100%. You can go on, but please check the shareholders again.',
  'onboardingManagement.totalOver':
    'Total ownership is above 100%. Lower the percentage of one of the shareholders.',
  'onboardingManagement.totalTyped': 'Includes what is typed and not yet saved.',
  'onboardingManagement.reviewCard': 'Card {number}',
  'onboardingManagement.percent': '{value, number}%',

  'onboardingManagement.missing.shareholder': 'Add at least one shareholder',
  'onboardingManagement.missing.director':
    'Add at least one of the management as President Director or Director',
  'onboardingManagement.missing.card': 'Complete the card of {name}',
  'onboardingManagement.missing.namelessCard': 'Complete the card that has no name yet',
  'onboardingManagement.missing.email': 'Use different emails: two cards have {email}',
  'onboardingManagement.missing.ownership':
    'Lower the ownership percentages: they come to {owned, number}%, the most is 100%',
});
