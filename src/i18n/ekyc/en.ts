import { defineMessages } from '../defineMessages';
import type { ekyc as indonesian } from './id';

export const ekyc = defineMessages<keyof typeof indonesian>({
  'ekyc.wait.title': 'Preparing your e-KYC',
  'ekyc.wait.body': 'One moment, please. Your link is being checked.',
  'ekyc.link.refused.title': 'This e-KYC link is no longer valid',
  'ekyc.link.refused.body':
    'A link is valid for a short time: it may have expired, been used, or been replaced by a new one.',
  'ekyc.link.malformed.title': 'This e-KYC link is incomplete',
  'ekyc.link.malformed.body':
    'The link may have been cut off when it was copied. Open the whole link again from your email or QR code.',
  'ekyc.link.missing.title': 'Open your e-KYC link again',
  'ekyc.link.missing.body':
    'This page was opened without a link, or its session has ended. Pictures that were sent are still stored.',
  'ekyc.link.unsent.title': 'Your pictures were not sent',
  'ekyc.link.unsent.body':
    'Your session ended before the pictures of your KTP and your selfie were stored. Open your e-KYC link again, and take both pictures once more.',
  'ekyc.link.failed.title': 'Your link could not be checked yet',
  'ekyc.link.advice':
    'Get a new link: sign in with the account that applies, and continue the e-KYC from there. A person in charge of a company can ask the owner of the account for it.',
  'ekyc.link.login': 'Sign in with email',
  'ekyc.link.signedIn':
    'You are still signed in with this browser. Go on with that account to get a new link.',
  'ekyc.link.goOn': 'Continue',
  'ekyc.otherUser.title': 'This link is for another account',
  'ekyc.otherUser.body':
    '{email} is signed in with this browser, but this e-KYC link is for another account. What is not saved yet stays on this device.',
  'ekyc.otherUser.take': 'Sign out and use this link',
  'ekyc.otherUser.keep': 'Stay as {email}',
  'ekyc.otherUser.openAgain': 'To use that link, open it once more from your email or QR code.',
  'ekyc.intro.title': 'Identity verification (e-KYC)',
  'ekyc.intro.lead':
    'We make sure that this application is really yours. It takes about two minutes.',
  'ekyc.intro.leadCompany':
    'You are the person in charge of {company}. We verify your identity with your own KTP and selfie. It takes about two minutes.',
  'ekyc.intro.leadOwner':
    'We have sent the e-KYC link to {email}. The person in charge of {company} takes the picture of their own KTP and their selfie with that link. You can pass on the link on this page to them, too.',
  'ekyc.intro.aCompany': 'this company',
  'ekyc.intro.unsentTitle': 'Your pictures were not sent',
  'ekyc.intro.unsent':
    'The pictures that you took were not stored, because this page was loaded again or left. Please take both pictures once more.',
  'ekyc.intro.needed': 'What you need',
  'ekyc.intro.needKtp': 'The original KTP, not a copy.',
  'ekyc.intro.needLight': 'A bright place, without reflections on the card.',
  'ekyc.intro.needFace': 'A face that can be seen clearly, without mask or sunglasses.',
  'ekyc.intro.pictures': 'What happens to your pictures',
  'ekyc.intro.picturesBody':
    'Both pictures are used only to verify the identity. They are sent encrypted, are not stored on this device, and are sent only once they were reviewed and agreed to.',
  'ekyc.intro.account': 'Account: {email}',
  'ekyc.intro.begin': 'Begin',
  'ekyc.intro.beginHere': 'Continue on this device',
  'ekyc.intro.leave': 'Back to the application',
  'ekyc.handOver.title': 'Continue on your phone',
  'ekyc.handOver.titleForPic': 'Link for the person in charge',
  'ekyc.handOver.open': 'Continue on another device',
  'ekyc.handOver.openForPic': 'Pass on the e-KYC link',
  'ekyc.handOver.body':
    'Scan this code with the camera of your phone, or open the link below it. This page follows by itself and tells you when the pictures have arrived.',
  'ekyc.handOver.bodyForPic':
    'Copy this link for the person in charge, or let them scan the code with their phone. This page follows by itself and tells you when the pictures have arrived.',
  'ekyc.handOver.qr': 'QR code of the e-KYC link',
  'ekyc.handOver.qrFailed': 'The QR code cannot be shown. Use the link below.',
  'ekyc.handOver.link': 'e-KYC link',
  'ekyc.handOver.secret':
    'Anybody who has this link can go on with your e-KYC. Do not share it with others.',
  'ekyc.handOver.secretCompany': 'Give this link only to the person in charge of the company.',
  'ekyc.handOver.until': 'Valid until {time}',
  'ekyc.handOver.copy': 'Copy link',
  'ekyc.handOver.copied': 'Link copied',
  'ekyc.handOver.notCopied': 'The link could not be copied. Select it and copy it yourself.',
  'ekyc.handOver.expired': 'This link has expired.',
  'ekyc.handOver.again': 'Make a new link',
  'ekyc.handOver.failed':
    'The link for your phone could not be made yet. You can try again, or continue on this device.',
  'ekyc.handOver.waiting': 'Waiting for the pictures from your phone …',
  'ekyc.handOver.waitingForPic': 'Waiting for the pictures of the person in charge …',
  'ekyc.step': 'Step {number} of 3',
  'ekyc.ktp.title': 'Picture of the KTP',
  'ekyc.ktp.lead': 'Put the KTP on a plain, bright surface, with the whole card in the frame.',
  'ekyc.ktp.checkTitle': 'Check the picture of the KTP',
  'ekyc.ktp.checkLead': 'Make sure that everything can be read and no part of the card is cut off.',
  'ekyc.ktp.choose': 'Choose a picture of the KTP',
  'ekyc.ktp.accept': 'PDF, JPG or PNG, 10 MB at most',
  'ekyc.ktp.alt': 'Your picture of the KTP',
  'ekyc.selfie.title': 'Selfie with the KTP',
  'ekyc.selfie.lead':
    'Hold the KTP beside your face. Your face and the whole card have to be seen.',
  'ekyc.selfie.checkTitle': 'Check the selfie with the KTP',
  'ekyc.selfie.checkLead':
    'Make sure that your face can be seen clearly and no finger covers the KTP.',
  'ekyc.selfie.choose': 'Choose a selfie with the KTP',
  'ekyc.selfie.accept': 'JPG or PNG, 5 MB at most',
  'ekyc.selfie.alt': 'Your selfie with the KTP',
  'ekyc.camera.title': 'Camera',
  'ekyc.camera.asking': 'Allow the use of the camera if your browser asks.',
  'ekyc.camera.ready': 'The camera is ready',
  'ekyc.camera.paused': 'The camera is off while this page is not visible.',
  'ekyc.camera.picture': 'Picture of the camera',
  'ekyc.camera.shutter': 'Take picture',
  'ekyc.camera.toFront': 'Use the front camera',
  'ekyc.camera.toBack': 'Use the back camera',
  'ekyc.camera.onlyOne': 'This device has only one camera.',
  'ekyc.camera.notTaken': 'The picture could not be taken. Please try again.',
  'ekyc.camera.refused.title': 'The camera is not allowed',
  'ekyc.camera.refused.body':
    'Allow the camera for this site in the settings of your browser, then try again. Or choose a picture from your device.',
  'ekyc.camera.missing.title': 'No camera was found',
  'ekyc.camera.missing.body':
    'Connect a camera, then try again. Or choose a picture from your device.',
  'ekyc.camera.busy.title': 'The camera is in use',
  'ekyc.camera.busy.body':
    'Close other apps that use the camera, then try again. Or choose a picture from your device.',
  'ekyc.camera.unsupported.title': 'This browser cannot use the camera',
  'ekyc.camera.unsupported.body':
    'Choose a picture from your device, or open this page with another browser.',
  'ekyc.camera.failed.title': 'The camera could not be opened',
  'ekyc.camera.failed.body': 'Please try again, or choose a picture from your device.',
  'ekyc.check.use': 'Use this picture',
  'ekyc.check.retake': 'Take again',
  'ekyc.hint.title': 'Look at this picture once more',
  'ekyc.hint.dark': 'The picture seems dark. Find a brighter place.',
  'ekyc.hint.blurred': 'The picture seems blurred. Hold still until it is in focus.',
  'ekyc.hint.cutOff':
    'Something may be cut off at the edge. Move back a little so that everything is in the picture.',
  'ekyc.hint.goOn': 'If you think that the picture is clear, you can use it all the same.',
  'ekyc.review.title': 'Review both pictures',
  'ekyc.review.lead': 'Once they are sent, we compare both pictures with your data.',
  'ekyc.review.send': 'Send pictures',
  'ekyc.review.retakeKtp': 'Take the KTP again',
  'ekyc.review.retakeSelfie': 'Take the selfie again',
  'ekyc.send.title': 'Sending the pictures',
  'ekyc.send.lead': 'Do not close this page until both pictures are sent.',
  'ekyc.send.stored': 'Uploaded',
  'ekyc.send.waits': 'Waiting to be sent',
  'ekyc.send.saving': 'Saving …',
  'ekyc.send.back': 'Back to the review',
  'ekyc.send.refused': 'Choose or take another picture.',
  'ekyc.send.failedTitle': 'The pictures are not stored yet',
  'ekyc.send.failedOffline':
    'The connection was lost. Your pictures are still on this page; send them again when it is back.',
  'ekyc.send.failedOther': 'Your pictures are still on this page. Please try again.',
  'ekyc.leave.title': 'Your pictures are not sent yet',
  'ekyc.leave.body': 'The pictures exist only on this page and are lost if you leave it.',
  'ekyc.leave.leave': 'Leave',
  'ekyc.waiting.title': 'Waiting for the e-KYC result',
  'ekyc.waiting.lead':
    'We have received the KTP and the selfie, and are comparing them with your data.',
  'ekyc.waiting.body':
    'It usually takes a few minutes. This page follows the result by itself; you may also close it, and we will send you a notification.',
  'ekyc.waiting.status': 'See the status of the application',
  'ekyc.success.title': 'e-KYC succeeded',
  'ekyc.success.lead': 'Your identity is verified. Your application goes on to our team.',
  'ekyc.success.leadForPic':
    'The identity of the person in charge is verified. Your application goes on to our team.',
  'ekyc.success.goOn': 'See the status of the application',
  'ekyc.invalid.title': 'e-KYC is not valid',
  'ekyc.invalid.lead':
    'We could not verify your identity yet. Your other data and documents are still stored.',
  'ekyc.invalid.leadForPic':
    'We could not verify the identity of the person in charge of {company} yet. The other data and documents of this application are still stored. If the e-KYC is repeated, we send a new link to {email}.',
  'ekyc.invalid.reason': 'Reason',
  'ekyc.invalid.reasonBody':
    'The KTP or the selfie could not be matched. Prepare pictures that are bright, sharp and not cut off.',
  'ekyc.invalid.repeat': 'Repeat e-KYC',
  'ekyc.invalid.failed':
    'The e-KYC could not be repeated yet. Check your connection, then try again.',
  'ekyc.rejected.title': 'e-KYC was rejected',
  'ekyc.rejected.lead': 'We could not verify your identity, so this application cannot go on.',
  'ekyc.rejected.leadForPic':
    'We could not verify the identity of the person in charge, so this application cannot go on.',
  'ekyc.rejected.goOn': 'See the explanation',
  'ekyc.none.title': 'No e-KYC is needed at present',
  'ekyc.none.lead': 'This application is at another stage.',
  'ekyc.none.goOn': 'Open the application',
  'ekyc.load.failedTitle': 'The e-KYC could not be loaded yet',
  'ekyc.load.failedBody': 'Check your connection, then try again. Nothing is lost.',
  'ekyc.way.continue': 'Continue e-KYC',
  'ekyc.way.waiting': 'Waiting for the e-KYC result',
  'ekyc.way.failed': 'The e-KYC could not be opened yet. Check your connection, then try again.',
  'ekyc.way.sentToPic':
    'We sent the e-KYC link to {email}. The person in charge takes the picture of their own KTP and their selfie with that link.',
  'ekyc.way.sentByPic':
    'We have received the KTP and the selfie of the person in charge, and are comparing them with the data of that person.',
  'ekyc.way.newLink':
    'If that link has expired, open the e-KYC from here and copy a new link for them.',
});
