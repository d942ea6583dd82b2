/* oxlint-disable no-underscore-dangle -- Storybook names its globals so. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { built } from './stories.ts';

/** Widths that the kit is looked at in; CSS px. */
export const SIZES = { desktop: { width: 1280, height: 800 }, tablet: { width: 820, height: 1180 } };

/** What a story has settled itself, whatever the toolbar of the book says. */
export interface Settled {
  theme?: string;
  direction?: string;
  /** Per cent. */
  textSize?: string;
  locale?: string;
  viewport?: { value?: string };
}

interface PreparedStory {
  storyGlobals: Settled;
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (detail: never) => void) => void;
      off: (event: string, listener: (detail: never) => void) => void;
      emit: (event: string, detail: unknown) => void;
    };
    __STORYBOOK_PREVIEW__: { loadStory: (wanted: { storyId: string }) => Promise<PreparedStory> };
  }
}

const ADDRESS = 'http://localhost/';

/** The built book in one page, where stories are shown one after another without loading anything twice. */
export class Book {
  private constructor(readonly page: Page) {}

  /** @param now what the clocks in the stories say; the time of day when it is left out */
  static async open(browser: Browser, now?: string): Promise<Book> {
    const context = await browser.newContext({
      baseURL: ADDRESS,
      viewport: SIZES.desktop,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    // Served from the folder: no port that could be taken.
    await context.route(`${ADDRESS}**`, (route) => {
      const path = join(built, new URL(route.request().url()).pathname);
      // Stories also show what happens when a picture is missing.
      return route.fulfill(existsSync(path) ? { path } : { status: 404 });
    });
    const page = await context.newPage();
    if (now !== undefined) await page.clock.setFixedTime(now);
    await page.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) });
    await page.goto('iframe.html?viewMode=story');
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const channel = globalThis.window.__STORYBOOK_ADDONS_CHANNEL__;
          channel.on('globalsUpdated', resolve);
          // The addon would run all of axe at every turn.
          channel.emit('updateGlobals', { globals: { a11y: { manual: true }, motion: 'still' } });
        }),
    );
    return new Book(page);
  }

  /**
   * Shows a story at the size that it asks for, and plays it to its end. Whether the play goes well is told by the
   * project `stories`.
   * @returns what the story has settled itself
   * @throws when there is nothing to be seen
   */
  async show(id: string): Promise<Settled> {
    const { settled, size } = await this.page.evaluate(async (storyId) => {
      const { storyGlobals, parameters } = await globalThis.window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return {
        settled: storyGlobals,
        size: styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) },
      };
    }, id);
    await this.page.setViewportSize(size ?? SIZES.desktop);
    await this.page.evaluate(
      (wanted) =>
        new Promise<void>((resolve, reject) => {
          const channel = globalThis.window.__STORYBOOK_ADDONS_CHANNEL__;
          const broken = ({ message }: { message?: string }) => reject(new Error(`${wanted}: ${message}`));
          const finished = ({ storyId }: { storyId: string }) => {
            if (storyId !== wanted) return;
            channel.off('storyFinished', finished);
            channel.off('storyThrewException', broken);
            resolve();
          };
          channel.on('storyThrewException', broken);
          channel.on('storyFinished', finished);
          channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'story' });
        }),
      id,
    );
    return settled;
  }

  /** Sets what the toolbar sets, and waits until the story that is shown has answered. */
  async set(globals: { direction: string }): Promise<void> {
    await this.page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const channel = globalThis.window.__STORYBOOK_ADDONS_CHANNEL__;
          const finished = () => {
            channel.off('storyFinished', finished);
            resolve();
          };
          channel.on('storyFinished', finished);
          channel.emit('updateGlobals', { globals: wanted });
        }),
      globals,
    );
  }

  /** Gives the page another size; left as it is when the story has settled that. */
  async resize(size: keyof typeof SIZES | undefined): Promise<void> {
    if (size !== undefined) await this.page.setViewportSize(SIZES[size]);
  }

  /** Dresses the page in a theme, whichever the story asks for. */
  async dress(theme: string): Promise<void> {
    await this.page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
    }, theme);
  }

  /**
   * What is to be seen of the story: its own room, or the whole window where something lies over it.
   * @param patience how long what the last story had opened may take to go, in ms
   */
  async subject(patience = 0): Promise<Locator | Page> {
    const isAlone = () => {
      const room = document.body.getBoundingClientRect();
      return [...document.querySelectorAll('body *')].every(
        (part) => part.getBoundingClientRect().bottom <= room.bottom + 1,
      );
    };
    if (patience > 0) await this.page.waitForFunction(isAlone, undefined, { timeout: patience }).catch(() => undefined);
    return (await this.page.evaluate(isAlone)) ? this.page.locator('body') : this.page;
  }
}
