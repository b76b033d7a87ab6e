import { defineMessages } from '../defineMessages';
import type { onboardingLegal as indonesian } from './id';

export const onboardingLegal = defineMessages<keyof typeof indonesian>({
  'onboardingLegal.documents.establishmentTitle': 'Establishment',
  'onboardingLegal.establishment.document': 'Deed of establishment',
  'onboardingLegal.establishment.number': 'Deed of establishment number',
  'onboardingLegal.establishment.validityDate': 'Deed of establishment date',
  'onboardingLegal.documents.establishmentDecree': 'Ministry decree on the deed of establishment',
  'onboardingLegal.documents.licencesTitle': 'Licence, tax and profile',
  'onboardingLegal.documents.nibDocument': 'NIB document',
  'onboardingLegal.documents.npwpDocument': 'Company NPWP document',
  'onboardingLegal.documents.companyProfile': 'Company profile',
  'onboardingLegal.documents.changeTitle': 'Changes to the articles',
  'onboardingLegal.documents.changeHelp':
    'Give the deed, its number and its date if the company’s deed was ever changed. If not, leave them empty.',
  'onboardingLegal.change.document': 'Deed of change',
  'onboardingLegal.change.number': 'Deed of change number',
  'onboardingLegal.change.validityDate': 'Deed of change date',
  'onboardingLegal.documents.changeDecree': 'Ministry decree on the deed of change',

  'onboardingLegal.documents.others': 'Other documents',
  'onboardingLegal.others.help':
    'Optional. Add other supporting documents, such as a certificate of domicile, each under a name of its own.',
  'onboardingLegal.others.item': 'Other document {number}',
  'onboardingLegal.others.name': 'Document name',
  'onboardingLegal.others.document': 'Document file',
  'onboardingLegal.others.add': 'Add another document',
  'onboardingLegal.others.remove': 'Remove document',
  'onboardingLegal.others.removeTitle': 'Remove this document?',
  'onboardingLegal.others.removeBody':
    '{name} is taken off the list. This takes effect once this part is saved.',
  'onboardingLegal.others.removed': 'Document taken off the list',

  'onboardingLegal.pic.personTitle': 'About the PIC',
  'onboardingLegal.pic.name': 'PIC name',
  'onboardingLegal.pic.nameHelp': 'Whoever represents the company, as on the ID card (KTP)',
  'onboardingLegal.pic.email': 'PIC email',
  'onboardingLegal.pic.phoneNumber': 'PIC phone number',
  'onboardingLegal.pic.nik': 'PIC NIK',
  'onboardingLegal.pic.nikHelp': 'The 16 digits on the PIC’s ID card',
  'onboardingLegal.pic.npwp': 'PIC NPWP',
  'onboardingLegal.pic.birthPlace': 'PIC place of birth',
  'onboardingLegal.pic.birthDate': 'PIC date of birth',
  'onboardingLegal.pic.address': 'PIC address',
  'onboardingLegal.pic.workTitle': 'Position in the company',
  'onboardingLegal.pic.positionId': 'PIC position',
  'onboardingLegal.pic.division': 'PIC division',
  'onboardingLegal.pic.documentsTitle': 'PIC documents',
  'onboardingLegal.pic.ktpDocument': 'PIC KTP',
  'onboardingLegal.pic.idCard': 'Employee card',
  'onboardingLegal.pic.appointmentLetter': 'Letter of appointment',
});
