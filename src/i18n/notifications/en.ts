import { defineMessages } from '../defineMessages';
import type { notifications as indonesian } from './id';

export const notifications = defineMessages<keyof typeof indonesian>({
  'notifications.title': 'Notifications',
  'notifications.summary':
    '{count, plural, =0 {News of your account} one {# notification you have not read} other {# notifications you have not read}}',
  'notifications.bell': '{count, plural, =0 {Notifications} other {Notifications, # unread}}',
  'notifications.unreadCount': '{count, plural, other {# unread}}',

  'notifications.filters': 'Filter notifications',
  'notifications.filter.all': 'All',
  'notifications.filter.unread': 'Unread',
  'notifications.filter.read': 'Read',
  'notifications.shown':
    '{count, plural, =0 {No notifications} one {# notification shown} other {# notifications shown}}',
  'notifications.latestOnly': 'Only the latest {limit} notifications are shown.',
  'notifications.newer': 'There are new notifications.',
  'notifications.showNewer': 'Show',

  'notifications.unread': 'Unread',
  'notifications.age.now': 'Just now',
  'notifications.age.minutes': '{count, plural, one {# minute ago} other {# minutes ago}}',
  'notifications.age.hours': '{count, plural, one {# hour ago} other {# hours ago}}',

  'notifications.day.today': 'Today',
  'notifications.day.yesterday': 'Yesterday',
  'notifications.day.unknown': 'No date',

  'notifications.pane': 'Notification',
  'notifications.choose.title': 'Choose a notification to read it',
  'notifications.choose.body': 'It will be shown here.',
  'notifications.attachment': 'Attachment',
  'notifications.hasAttachment': 'With an attachment',

  'notifications.search': 'Search notifications',
  'notifications.search.clear': 'Clear search',
  'notifications.search.hits':
    '{count, plural, =0 {No notification matches} one {# notification matches} other {# notifications match}}',
  'notifications.search.none.title': 'No notification matches',
  'notifications.search.none.all': 'Try other words, or clear the search.',
  'notifications.search.none.searchAll': 'Search all notifications',
  'notifications.search.none.filtered':
    'None of these notifications matches. Try searching all of them.',

  'notifications.readAll': 'Mark all as read',
  'notifications.readAllDone': 'All notifications are marked as read.',
  'notifications.readAllFailed':
    'The notifications were not marked as read. Check your connection and try again.',

  'notifications.empty.all.title': 'No notifications yet',
  'notifications.empty.all.body': 'News of your account and of what you do on BOS will show here.',
  'notifications.empty.all.action': 'Reload',
  'notifications.empty.unread.title': 'You have read everything',
  'notifications.empty.unread.body': 'No notification is waiting for you.',
  'notifications.empty.read.title': 'You have not read any yet',
  'notifications.empty.read.body': 'Notifications that you have opened are kept here.',
  'notifications.empty.showAll': 'See all notifications',

  'notifications.failed.title': 'The notifications could not be loaded',
  'notifications.failed.body': 'Please try again in a moment.',
  'notifications.failed.offline': 'Check your data or wifi connection, then try again.',

  'notifications.notMarked': 'This notification is not yet marked as read.',
  'notifications.openPage': 'Open the page',
  'notifications.openSite': 'Open the link',

  'notifications.status.region': 'Status of your application',
  'notifications.status.waitingFormConsent':
    'The consent form has been sent. Once it is approved, you can go on with your data.',
  'notifications.status.eSignSelection':
    'Your documents wait for their electronic signature. After that we verify your identity.',
  'notifications.status.rmRevision':
    'Our team is completing your data. There is nothing for you to do right now.',
  'notifications.status.eKycInvalid':
    'We could not verify your e-KYC photos. Please repeat with bright, clear photos.',
  'notifications.status.eKycRejected':
    'Your identity verification was rejected. See the reason and what is next.',
  'notifications.status.notEligible':
    'Your application does not meet the requirements at this time. See why, and what is next.',
  'notifications.status.seeProgress': 'See the status of the application',
  'notifications.status.repeatEkyc': 'Repeat e-KYC',
  'notifications.status.seeReason': 'See the explanation',
});
