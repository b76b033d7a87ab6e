/** Words of the area `onboarding`. */
export const onboarding = {} as const;
