/** What a file input offers to choose from; what is chosen is judged by its content. */
export const ACCEPT = {
  document: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  picture: '.jpg,.jpeg,.png,image/jpeg,image/png',
} as const;
