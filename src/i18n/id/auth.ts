/** Words of the area `auth`. */
export const auth = {} as const;
