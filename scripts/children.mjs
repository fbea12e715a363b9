import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { UserError } from './user-error.mjs';

/** The time in which a step has to end; npm would first finish an installation. */
const STEP_GRACE_MS = 4000;

const running = new Set();
let stopSignal;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (stopSignal) return;
    stopSignal = signal;
    for (const { child, graceMs } of running) {
      child.kill(signal);
      if (graceMs !== undefined) setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    }
  });
}

const codeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

function start(program, args, options, graceMs = undefined) {
  const child = spawn(program, args, options);
  const entry = { child, graceMs };
  running.add(entry);
  const ended = new Promise((resolve, reject) => {
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      running.delete(entry);
      reject(
        error.code === 'ENOENT'
          ? new UserError(`${program} was not found on this machine.`)
          : error,
      );
    });
    child.once('close', (code, signal) => {
      running.delete(entry);
      resolve(code ?? codeOf(signal));
    });
  });
  return { child, ended };
}

/**
 * Ends the running step when the script is stopped, so that no other step begins; `finally` blocks
 * still clean up.
 */
function stopIfAsked() {
  if (stopSignal) throw Object.assign(new Error(`Stopped by ${stopSignal}`), { stopSignal });
}

/** Runs a program without a terminal and returns its exit code and output. */
export async function runUnseen(program, args, options = {}) {
  stopIfAsked();
  const piped = { ...options, stdio: ['ignore', 'pipe', 'pipe'] };
  const { child, ended } = start(program, args, piped, STEP_GRACE_MS);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await ended;
  stopIfAsked();
  return { code, output };
}

/** Replaces this script by a program as `exec` does: same terminal, signals and exit code. */
export async function exec(program, args, options = {}) {
  stopIfAsked();
  process.exitCode = await start(program, args, { stdio: 'inherit', ...options }).ended;
}

/** Runs a script's body; an error sets the exit code and is printed, a UserError without its stack. */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    process.exitCode = error.stopSignal ? codeOf(error.stopSignal) : 1;
    if (!error.stopSignal) console.error(error instanceof UserError ? error.message : error);
  }
}
