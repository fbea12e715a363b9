/**
 * `fetch` with upload progress, which only XMLHttpRequest reports
 * (https://developer.mozilla.org/docs/Web/API/XMLHttpRequest/upload).
 * @param onProgress receives the part sent so far, from 0 to 1
 */
export function upload(
  url: string,
  init: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    init.signal?.throwIfAborted();
    init.signal?.addEventListener('abort', abort);
    request.onloadend = () => init.signal?.removeEventListener('abort', abort);
    request.onabort = () => reject(init.signal?.reason);
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.onload = () => resolve(new Response(request.response, { status: request.status }));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.open(init.method ?? 'POST', url);
    request.withCredentials = init.credentials === 'include';
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.send(init.body as FormData);
  });
}
