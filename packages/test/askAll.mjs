import { pathToFileURL } from 'node:url';

/**
 * Asks a command of one module each question, as if it were called with it, and prints the answers as JSON:
 * `node askAll.mjs <command> <question> …`.
 */

const [node, , command, ...questions] = process.argv;
const { stdout } = process;
const write = stdout.write.bind(stdout);
const answers = [];
for (const [at, question] of questions.entries()) {
  process.argv = [node, command, question];
  answers[at] = '';
  stdout.write = (text) => {
    answers[at] += text;
    return true;
  };
  // The query makes it another module, which runs again.
  await import(`${pathToFileURL(command).href}?${at}`);
}
stdout.write = write;
stdout.write(JSON.stringify(answers));
