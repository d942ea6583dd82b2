// Presses the page's button, which is there for browsers without scripts.
document.querySelector('[data-submit]').click();
