import { fill } from '@mathappu/contract/words';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import * as words from '#words/forms';
import { checkPicture } from './check-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** A picture that waits or is sent; progress is from 0 to 1. */
type Upload = { file: File; progress: number };

type SendOptions = { signal: AbortSignal; onProgress: (progress: number) => void };

/** Sends a picture and returns what the shop calls it. @throws CallError */
export type SendPicture = (picture: File, options: SendOptions) => Promise<string>;

/** What the shop calls a picture that it has; or why it was not sent (`isRefused`) or not taken. */
type Sent = { stored: string } | { problem: string; isRefused: boolean };
type Outcome = { file: File } & Sent;

/**
 * Uploads pictures, each in a request of its own, so that one that fails fails alone. Leaving the
 * screen cancels what is not there yet.
 */
export function useImageUpload(sendPicture: SendPicture) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<File, AbortController>());

  useEffect(() => {
    const { current } = controllers;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  /** The outcomes: first of files that are no pictures, then in the order of the others, but for cancelled ones. */
  async function* send(chosen: readonly File[]): AsyncGenerator<Outcome> {
    const files: File[] = [];
    for (const file of chosen) {
      const problem = checkPicture(file);
      if (problem) yield { file, problem, isRefused: true };
      else files.push(file);
    }
    for (const file of files) controllers.current.set(file, new AbortController());
    setUploads(files.map((file) => ({ file, progress: 0 })));
    for (const file of files) {
      const outcome = await sendOne(file);
      forget(file);
      if (outcome) yield { file, ...outcome };
    }
  }

  async function sendOne(file: File): Promise<Sent | undefined> {
    const signal = controllers.current.get(file)?.signal;
    // The picture was removed while it waited.
    if (!signal) return undefined;
    const picture = await shrinkPicture(file);
    if ('problem' in picture) return { ...picture, isRefused: true };
    if (signal.aborted) return undefined;
    try {
      const stored = await sendPicture(picture, {
        signal,
        onProgress: (progress) =>
          setUploads((now) => now.map((each) => (each.file === file ? { file, progress } : each))),
      });
      return { stored };
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof CallError)) throw error;
      console.warn('An image was not uploaded', error);
      return { problem: error.message, isRefused: false };
    }
  }

  function forget(file: File) {
    controllers.current.delete(file);
    setUploads((now) => now.filter((each) => each.file !== file));
  }

  function cancel(file: File) {
    controllers.current.get(file)?.abort();
    forget(file);
  }

  return { send, uploads, isUploading: uploads.length > 0, cancel };
}

/** With several pictures the sentence names the one that is meant. */
export const nameProblem = ({ name }: File, problem: string): string =>
  fill(words.problemOf, { name, problem });
