/** Whether an address is that of an object made in this page; another page's opens nothing here. */
export const isObjectUrl = (url: string): boolean => url.startsWith('blob:');
