// Presses the page's one button, which is there for browsers without scripts.
document.querySelector('[data-submit]').click();
