/** The id of the element that holds a section of the terms, counted from 0. */
export const termsPartId = (index: number): string => `terms-${index + 1}`;
