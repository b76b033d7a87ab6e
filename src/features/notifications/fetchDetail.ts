/** Loads what shows a whole notification: it brings MUI's dialog, which the list needs nothing of. */
export const fetchDetail = async () => (await import('./NotificationDetail')).NotificationDetail;
