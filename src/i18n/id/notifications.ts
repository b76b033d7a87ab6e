/** Words of the area `notifications`. */
export const notifications = {} as const;
