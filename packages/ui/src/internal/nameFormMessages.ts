/** Texts of the form that asks for a name. */
export type NameFormText = 'Cancel' | 'Name' | 'Save';
