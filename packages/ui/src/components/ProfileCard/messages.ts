/** What ProfileCard says by itself. */
export type ProfileCardText = 'You';
