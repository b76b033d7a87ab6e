/** Partnership categories and their ids on the wire (product.md 4). */
export const PARTNERSHIP = { direct: 1, indirect: 2, nonPartnership: 3, notAvailable: 4 } as const;

/** Direct where there is a partner, else non-partnership (decisions.md 6, partnership). */
export const partnershipCategory = (partnerId: number | null) =>
  partnerId === null ? PARTNERSHIP.nonPartnership : PARTNERSHIP.direct;
