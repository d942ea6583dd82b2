/** The texts of the user menu and the profile, in English. */
export type PersonText =
  | 'Change location'
  | 'Contact Us'
  | 'Location changed to {name}'
  | 'Location in use'
  | 'Stay here'
  | 'Store'
  | 'The language is stored on this device only.'
  | 'The pair in your cart stays at {name}.|The {count} pairs in your cart stay at {name}.'
  | 'Where you work'
  | 'Work at {name}?'
  | "You are offline. Lists load when you're back online.";
