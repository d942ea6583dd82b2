/** What keeps a store from starting and whoever starts it can put right: the message says in one line what to do. */
export class StartError extends Error {}
