import { defineMessages } from '../defineMessages';
import type { onboarding as indonesian } from './id';

export const onboarding = defineMessages<keyof typeof indonesian>({
  'onboarding.undefinedStep': 'Undefined step',
  'onboarding.undefinedSubStep': 'Undefined sub step',

  'onboarding.step.personal': 'Personal data',
  'onboarding.step.employment': 'Employment and income',
  'onboarding.step.family': 'Family',
  'onboarding.step.company': 'Company data',
  'onboarding.step.pic': 'Person in charge',
  'onboarding.step.management': 'Management and shareholders',
  'onboarding.step.partnership': 'Partnership',
  'onboarding.step.finance': 'Finance',
  'onboarding.step.business': 'Business',
  'onboarding.step.consultation': 'Consultation',
  'onboarding.step.review': 'Review and submit',

  'onboarding.subStep.personalData': 'Personal data',
  'onboarding.subStep.identity': 'Identity',
  'onboarding.subStep.domicile': 'Domicile address',
  'onboarding.subStep.employment': 'Employment and income',
  'onboarding.subStep.spouse': 'Spouse data',
  'onboarding.subStep.emergencyContact': 'Emergency contact',
  'onboarding.subStep.companyProfile': 'Company profile',
  'onboarding.subStep.companyAddress': 'Company address',
  'onboarding.subStep.legalDocuments': 'Legal documents',
  'onboarding.subStep.pic': 'Person in charge',
  'onboarding.subStep.managementShareholders': 'Management and shareholders',
  'onboarding.subStep.partnership': 'Partnership',
  'onboarding.subStep.banks': 'Bank accounts',
  'onboarding.subStep.bankStatements': 'Bank statements',
  'onboarding.subStep.financialStatements': 'Financial statements',
  'onboarding.subStep.businessPhotos': 'Business photos',
  'onboarding.subStep.collateral': 'Collateral documents',
  'onboarding.subStep.providerFamily': 'Family and consultation',
  'onboarding.subStep.review': 'Review and submit',

  'onboarding.hub.title': 'Your application',
  'onboarding.hub.intro': 'Complete the steps below. You can stop at any time and go on later.',
  'onboarding.hub.start': 'Start',
  'onboarding.hub.resume': 'Continue',
  'onboarding.hub.review': 'Review and submit',
  'onboarding.hub.revise': 'Revise',
  'onboarding.hub.progress': '{completed} of {total} parts complete',
  'onboarding.hub.minutesLeft': 'About {minutes, plural, one {# minute} other {# minutes}} left',
  'onboarding.hub.reviewLeft': 'Only the review is left',
  'onboarding.hub.sent': 'Your answers have been submitted',
  'onboarding.hub.toBeRevised':
    '{count, plural, one {# part needs} other {# parts need}} a revision',
  'onboarding.hub.waiting':
    'We have received your application and it is waiting for e-KYC. You can still change your answers.',
  'onboarding.hub.waitingResult':
    'We have received the pictures for the e-KYC. Your application is waiting for the result; you can still change your answers.',
  'onboarding.hub.seeStatus': 'See the status of my application',
  'onboarding.hub.revision':
    'Some parts need to be corrected. Open the marked ones, correct them or say that they are right, then submit again.',
  'onboarding.hub.revisionUnmarked':
    'Something needs to be corrected. Open the part in question, correct it, then submit again.',
  'onboarding.hub.revisionDone':
    'All marked parts are revised. Review your answers, then submit again.',
  'onboarding.hub.flagged': 'To be revised',
  'onboarding.hub.flaggedLeft': '{left} of {total} parts left',
  'onboarding.hub.needed': 'Have these ready: {documents}.',
  'onboarding.hub.steps': 'Steps of the application',

  'onboarding.paper.ktp': 'KTP',
  'onboarding.paper.npwp': 'NPWP',
  'onboarding.paper.deed': 'deed of establishment',
  'onboarding.paper.decree': 'Kemenkumham decree',
  'onboarding.paper.nib': 'NIB',
  'onboarding.paper.appointmentLetter': 'letter of appointment',
  'onboarding.paper.recommendationLetter': 'letter of recommendation',
  'onboarding.paper.bankStatements': 'bank statements of the last {months} months',
  'onboarding.paper.financialStatements': 'financial statements',
  'onboarding.paper.businessPhotos': 'photos of the business',

  'onboarding.state.complete': 'Complete',
  'onboarding.state.incomplete': 'To do',
  'onboarding.state.toBeRevised': 'To be revised',
  'onboarding.state.revised': 'Revised',

  'onboarding.backToHub': 'All steps',
  'onboarding.position': 'Step {number} of {total}',
  'onboarding.draft.savedAt': 'Draft saved on this device, {time}',
  'onboarding.saved.moreTyped':
    'What you sent is saved. What you changed since is not; save again to go on.',
  'onboarding.saveFailed.title': 'Not saved yet',
  'onboarding.saveFailed.offline':
    'The connection is lost. What you typed is safe on this device; save again once you are connected.',
  'onboarding.saveFailed.timeout':
    'The server took too long to answer. What you typed is safe; please save again.',
  'onboarding.saveFailed.busy':
    'Too many requests. What you typed is safe; save again {waitS, plural, =0 {in a while} one {in # second} other {in # seconds}}.',
  'onboarding.saveFailed.sessionEnded':
    'Your session has ended. What you typed is safe; open this page again to go on.',
  'onboarding.saveFailed.other':
    'Something went wrong, please try again later. What you typed is safe.',
  'onboarding.saveFailed.reason': '{reason}. What you typed is safe.',
  'onboarding.readOnly': 'This part cannot be changed at the moment.',
  'onboarding.revisionNote': 'Revision note',
  'onboarding.revision.confirm': 'It is right',
  'onboarding.revision.help':
    'Correct what is noted, then save and continue. If your answer is right, press the button below.',
  'onboarding.revision.done':
    'You can still change this part until you submit the application again.',
  'onboarding.revision.previous': 'Before: {value}',
  'onboarding.revision.previousNone': 'Before: not answered',
  'onboarding.revision.unchanged':
    'Nothing has changed in this part. Change what is noted, or press the button below if it is right.',
  'onboarding.revision.unsaved':
    'Some changes are not saved. Save them first, or change them back.',

  'onboarding.draft.restoredTitle': 'Your draft is back',
  'onboarding.draft.restoredBody': 'What you typed and had not saved at {time} has been put back.',
  'onboarding.draft.staleTitle': 'There is an older draft',
  'onboarding.draft.mergedBody':
    'What you typed and had not saved at {time} has been put back. The other fields of this part show the newest data of the server.',
  'onboarding.draft.chooseBody':
    'These fields were also changed on the server after the draft of {time}. Choose what to use; the server changes only once you save.',
  'onboarding.draft.goneBody':
    'The draft of {time} changes data that has been removed from the server. Continue it as a new entry, or discard it?',
  'onboarding.draft.choose': 'Choose one',
  'onboarding.draft.looksSame': 'They differ in the hidden digits. Show both to compare them.',
  'onboarding.draft.onDevice': 'On this device',
  'onboarding.draft.onServer': 'Saved on the server',
  'onboarding.draft.continue': 'Continue the draft',
  'onboarding.draft.discard': 'Discard',
  'onboarding.draft.hubTitle': 'Some of your answers are not saved yet',
  'onboarding.draft.hubBody': 'They are safe on this device: {parts}.',
  'onboarding.draft.conflictTitle': 'This part is being filled in in another tab too',
  'onboarding.draft.conflictBody':
    'What stands in this tab is kept. Choose which tab to go on with, then close the other one.',
  'onboarding.draft.takeOthers': 'Use what the other tab holds',
  'onboarding.draft.keepMine': 'Keep what stands here',

  'onboarding.otherTab.title': 'This part is open in another tab too',
  'onboarding.otherTab.body':
    'It is best to fill it in in one tab only. Where the same answer is changed in both, the one that is saved last counts.',
  'onboarding.otherTab.savedTitle': 'This part has just been saved in another tab',
  'onboarding.otherTab.savedBody':
    'What you see here is the data from before. Saving here replaces only the answers that you change in this tab; everything else that the other tab saved is kept.',
  'onboarding.otherTab.showNewest': 'Show the newest data',

  'onboarding.brokenPart.title': 'This part cannot be shown',
  'onboarding.brokenPart.body':
    'The other parts can still be filled in and saved. Nothing is lost.',

  'onboarding.load.failedTitle': 'The data could not be loaded yet',
  'onboarding.load.failedBody': 'Check your connection and try again. Nothing is lost.',
  'onboarding.load.noFlow': 'This account has no application',

  'onboarding.review.intro': 'Check your answers before you submit.',
  'onboarding.review.edit': 'Edit',
  'onboarding.review.editOf': 'Edit {title}',
  'onboarding.review.missingTitle': 'Something is still missing',
  'onboarding.review.missingPart': '{title}: {missing}',
  'onboarding.review.unsaved': 'there are answers that are not saved',
  'onboarding.review.toBeRevised': 'has to be revised, or confirmed as right',
  'onboarding.review.empty': 'Not answered',
  'onboarding.review.previous': 'Before:',
  'onboarding.review.show': 'Show',
  'onboarding.review.hide': 'Hide',
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
  'onboarding.submitted.waitingTitle': 'Waiting for consent',
  'onboarding.submitted.waitingIntro':
    'We are waiting for the consent of your emergency contact. After that you can start with your data; we will let you know.',
  'onboarding.submitted.waitingIntroOfCompany':
    'Our team is still checking the consent for your company. After that you can start with your data; we will let you know.',
  'onboarding.submitted.repeatTitle': 'e-KYC has to be repeated',
  'onboarding.submitted.repeatIntro':
    'We could not verify your identity yet. Your other data and documents are kept.',
  'onboarding.submitted.repeatIntroOfCompany':
    'We could not verify the identity of the company’s person in charge yet. The other data and documents are kept.',
  'onboarding.submitted.repeatReason': 'Reason',
  'onboarding.submitted.repeatReasonBody':
    'We could not match the photo of the KTP with the selfie. Have photos ready that are bright, sharp and complete.',
  'onboarding.submitted.repeatWay': 'How to repeat it',
  'onboarding.submitted.repeatWayBody':
    'Take the picture of the KTP and the selfie again, with the camera of this device or your phone.',
  'onboarding.submitted.repeatWayBodyOfCompany':
    'Once you press this button, we send a new link to the e-mail address of the company’s person in charge, who takes both pictures again with that link.',
  'onboarding.submitted.repeatHelp': 'Need help? Contact us and name the email of your account.',
  'onboarding.submitted.timeline': 'Progress of the application',
  'onboarding.submitted.done': 'Done',
  'onboarding.submitted.current': 'Under way',
  'onboarding.submitted.next': 'Next',
  'onboarding.submitted.stopped': 'Not continued',
  'onboarding.submitted.consent': 'Consent of your emergency contact',
  'onboarding.submitted.consentBody':
    'Your emergency contact receives the consent form. Once it is approved, our team checks it.',
  'onboarding.submitted.consentOfCompany': 'Consent',
  'onboarding.submitted.consentOfCompanyBody': 'Our team checks the consent for your company.',
  'onboarding.submitted.answers': 'Your data',
  'onboarding.submitted.answersBody': 'You fill in your data and documents and send them.',
  'onboarding.submitted.sent': 'Application sent',
  'onboarding.submitted.sentBody': 'We have received your data and documents.',
  'onboarding.submitted.esign': 'Electronic signature',
  'onboarding.submitted.esignBody':
    'Management and shareholders are invited to sign the documents electronically. The application goes on once all of them have signed.',
  'onboarding.submitted.ekyc': 'Identity check (e-KYC)',
  'onboarding.submitted.ekycBody': 'We compare your KTP with your selfie.',
  'onboarding.submitted.analysis': 'Analysis by our team',
  'onboarding.submitted.analysisBody': 'Our team assesses your application.',
  'onboarding.submitted.decision': 'Decision',
  'onboarding.submitted.decisionBody': 'You receive the result as a notification and by e-mail.',
  'onboarding.submitted.home': 'To the home page',
  'onboarding.submitted.seeAnswers': 'See my answers',
});
