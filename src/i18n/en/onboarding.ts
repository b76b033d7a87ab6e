import type { onboarding as idOnboarding } from '../id/onboarding';

export const onboarding = {
  'onboarding.undefinedStep': 'Undefined step',
  'onboarding.undefinedSubStep': 'Undefined sub step',

  'onboarding.step.personal': 'Personal Data',
  'onboarding.step.employment': 'Employment and Income',
  'onboarding.step.family': 'Family',
  'onboarding.step.company': 'Company Data',
  'onboarding.step.pic': 'Person in Charge',
  'onboarding.step.management': 'Management and Shareholders',
  'onboarding.step.partnership': 'Partnership',
  'onboarding.step.finance': 'Finance',
  'onboarding.step.business': 'Business',
  'onboarding.step.consultation': 'Consultation',
  'onboarding.step.review': 'Review and Submit',

  'onboarding.subStep.personalData': 'Personal Data',
  'onboarding.subStep.identity': 'Identity',
  'onboarding.subStep.domicile': 'Domicile Address',
  'onboarding.subStep.employment': 'Employment and Income',
  'onboarding.subStep.spouse': 'Spouse Data',
  'onboarding.subStep.emergencyContact': 'Emergency Contact',
  'onboarding.subStep.companyProfile': 'Company Profile',
  'onboarding.subStep.companyAddress': 'Company Address',
  'onboarding.subStep.legalDocuments': 'Legal Documents',
  'onboarding.subStep.pic': 'Person in Charge',
  'onboarding.subStep.managementShareholders': 'Management and Shareholders',
  'onboarding.subStep.partnership': 'Partnership',
  'onboarding.subStep.banks': 'Bank Accounts',
  'onboarding.subStep.bankStatements': 'Bank Statements',
  'onboarding.subStep.financialStatements': 'Financial Statements',
  'onboarding.subStep.businessPhotos': 'Business Photos',
  'onboarding.subStep.collateral': 'Collateral Documents',
  'onboarding.subStep.providerFamily': 'Family and Consultation',
  'onboarding.subStep.review': 'Review and Submit',

  'onboarding.hub.title': 'Your application',
  'onboarding.hub.intro': 'Complete the steps below. You can stop at any time and go on later.',
  'onboarding.hub.start': 'Start',
  'onboarding.hub.resume': 'Continue',
  'onboarding.hub.review': 'Review and submit',
  'onboarding.hub.revise': 'Revise',
  'onboarding.hub.progress': '{completed} of {total} parts complete',
  'onboarding.hub.minutesLeft': 'About {minutes, plural, one {# minute} other {# minutes}} left',
  'onboarding.hub.allDone': 'All parts are complete. Check once more, then submit.',
  'onboarding.hub.sent': 'Your answers have been submitted',
  'onboarding.hub.toBeRevised':
    '{count, plural, one {# part needs} other {# parts need}} a revision',
  'onboarding.hub.waiting':
    'We have received your application and it is waiting for e-KYC. You can still change your answers.',
  'onboarding.hub.seeStatus': 'See the status of my application',
  'onboarding.hub.revision':
    'Some parts need to be corrected. Open the marked ones, correct and save them, then submit again.',
  'onboarding.hub.needed':
    'Have your KTP, NPWP and the bank statements of the last 3 months ready.',
  'onboarding.hub.steps': 'Steps of the application',

  'onboarding.state.complete': 'Complete',
  'onboarding.state.incomplete': 'To do',
  'onboarding.state.toBeRevised': 'To be revised',

  'onboarding.backToHub': 'All steps',
  'onboarding.position': 'Step {number} of {total}',
  'onboarding.savedAt': 'Kept at {time}',
  'onboarding.saveFailed.title': 'Not saved yet',
  'onboarding.saveFailed.offline':
    'The connection is lost. What you typed is safe on this device; save again once you are connected.',
  'onboarding.saveFailed.timeout':
    'The server took too long to answer. What you typed is safe; please save again.',
  'onboarding.saveFailed.sessionEnded':
    'Your session has ended. What you typed is safe; sign in again, then go on.',
  'onboarding.saveFailed.other':
    'Something went wrong, please try again later. What you typed is safe.',
  'onboarding.saveFailed.reason': '{reason}. What you typed is safe.',
  'onboarding.readOnly': 'This part cannot be changed at the moment.',
  'onboarding.revisionNote': 'Revision note',

  'onboarding.draft.restoredTitle': 'Your draft is back',
  'onboarding.draft.restoredBody': 'What you typed and had not saved at {time} has been put back.',
  'onboarding.draft.staleTitle': 'There is an older draft',
  'onboarding.draft.staleBody':
    'The draft of {time} was made before the data on the server changed. Go on with it, or discard it and use the newest data?',
  'onboarding.draft.continue': 'Continue the draft',
  'onboarding.draft.discard': 'Discard',
  'onboarding.draft.hubTitle': 'Some of your answers are not saved yet',
  'onboarding.draft.hubBody': 'They are safe on this device: {parts}.',
  'onboarding.draft.conflictTitle': 'This part is being filled in in another tab too',
  'onboarding.draft.conflictBody':
    'What stands in this tab is kept. Choose which tab to go on with, then close the other one.',
  'onboarding.draft.takeOthers': 'Use what the other tab holds',
  'onboarding.draft.keepMine': 'Keep what stands here',

  'onboarding.elsewhere.title': 'This part is open in another tab too',
  'onboarding.elsewhere.body':
    'Fill it in in one tab only so that the two do not overwrite each other.',
  'onboarding.elsewhere.savedTitle': 'This part has just been saved in another tab',
  'onboarding.elsewhere.savedBody':
    'What you see here is the data from before. Saving here overwrites what the other tab saved.',
  'onboarding.elsewhere.showNewest': 'Show the newest data',

  'onboarding.brokenPart.title': 'This part cannot be shown',
  'onboarding.brokenPart.body':
    'The other parts can still be filled in and saved. Nothing is lost.',

  'onboarding.load.failedTitle': 'The data could not be loaded yet',
  'onboarding.load.failedBody': 'Check your connection and try again. Nothing is lost.',

  'onboarding.review.intro': 'Check your answers before you submit.',
  'onboarding.review.edit': 'Edit',
  'onboarding.review.editOf': 'Edit {title}',
  'onboarding.review.missingTitle': 'Something is still missing',
  'onboarding.review.missingPart': '{title}: {missing}',
  'onboarding.review.unsaved': 'there are answers that are not saved',
  'onboarding.review.toBeRevised': 'has to be corrected and saved again',
  'onboarding.review.empty': 'Not answered',
  'onboarding.review.show': 'Show',
  'onboarding.review.hide': 'Hide',
  'onboarding.review.open': 'View file',
  'onboarding.review.openFailed': 'The file could not be opened. Please try again.',
  'onboarding.review.declaration':
    'I declare that all data and documents that I have given are true.',
  'onboarding.review.declarationTitle': 'Declaration',
  'onboarding.review.declarationMissing': 'Tick this declaration to submit the application',
  'onboarding.review.submit': 'Submit application',
  'onboarding.review.sent':
    'This application has been submitted. Changes that you save reach us at once.',
  'onboarding.review.consent': 'Merchant user consent',

  'onboarding.submitted.title': 'Your application has been sent',
  'onboarding.submitted.intro': 'Thank you. We will let you know whenever there is news.',
  'onboarding.submitted.timeline': 'The way of the application',
  'onboarding.submitted.done': 'Done',
  'onboarding.submitted.current': 'Under way',
  'onboarding.submitted.next': 'Next',
  'onboarding.submitted.sent': 'Application sent',
  'onboarding.submitted.sentBody': 'We have received your data and documents.',
  'onboarding.submitted.esign': 'Electronic signature',
  'onboarding.submitted.esignBody': 'The management signs the documents electronically.',
  'onboarding.submitted.ekyc': 'Identity check (e-KYC)',
  'onboarding.submitted.ekycBody': 'We compare your KTP with your selfie.',
  'onboarding.submitted.analysis': 'Analysis by our team',
  'onboarding.submitted.analysisBody': 'Our team assesses your application.',
  'onboarding.submitted.decision': 'Decision',
  'onboarding.submitted.decisionBody': 'You receive the result as a notification and by e-mail.',
  'onboarding.submitted.status': 'Status now',
  'onboarding.submitted.home': 'To the home page',
  'onboarding.submitted.answers': 'See my answers',
} as const satisfies Record<keyof typeof idOnboarding, string>;
