/** Words of the area `validation`. */
export const validation = {} as const;
