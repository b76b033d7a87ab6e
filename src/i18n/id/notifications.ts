/** Words of the area `notifications`. */
export const notifications = {
  'notifications.filter.all': 'Semua',
  'notifications.filter.unread': 'Belum Dibaca',
  'notifications.filter.read': 'Sudah Dibaca',
} as const;
