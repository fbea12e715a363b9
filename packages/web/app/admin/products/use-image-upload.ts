import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import type { Files } from '#web/api/request.ts';

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** One upload at a time, with its progress; leaving the screen cancels it. */
export function useImageUpload() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  /** The addresses of the uploaded files; undefined when it failed, which shows a toast. */
  async function send(parts: Files, failureText?: string): Promise<string[] | undefined> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress(0);
    setFiles(Object.values(parts).flat());
    try {
      const options = { files: parts, signal, failureText, onProgress: setProgress };
      const { data } = await call('uploadFile', options);
      return Array.isArray(data) ? data : [data.url];
    } catch (error) {
      if (!signal.aborted && !(error instanceof CallError)) throw error;
      if (!signal.aborted) console.warn('An image was not uploaded', error);
      return undefined;
    } finally {
      setFiles([]);
    }
  }

  return {
    send,
    files,
    progress,
    isUploading: files.length > 0,
    cancel: () => controller.current?.abort(),
  };
}
