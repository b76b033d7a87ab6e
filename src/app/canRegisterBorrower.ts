/** The build flag of the borrower's registration and of its link (routes.md#routes). */
export const canRegisterBorrower = (): boolean => process.env.BOS_REGISTER_BORROWER !== '0';
