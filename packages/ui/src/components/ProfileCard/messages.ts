/** The texts of ProfileCard. */
export type ProfileCardText = 'You';
