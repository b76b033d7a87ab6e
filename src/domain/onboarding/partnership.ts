/** Partnership categories and their ids on the wire (statuses.md#partners-and-merchants). */
export const PARTNERSHIP = { direct: 1, indirect: 2, nonPartnership: 3, notAvailable: 4 } as const;

/** Direct where there is a partner, else non-partnership (fields.md#partnership). */
export const partnershipCategory = (partnerId: number | null) =>
  partnerId === null ? PARTNERSHIP.nonPartnership : PARTNERSHIP.direct;
