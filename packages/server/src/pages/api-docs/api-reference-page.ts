import { apiBase } from '@mathappu/contract/calls';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import { endpoints } from '@mathappu/contract/endpoints';
import { errorTable } from '@mathappu/contract/errors';
import * as z from 'zod';
import { escapeHtml } from '#server/platform/html/escape-html.ts';

export const apiReferenceStyle = `
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;font:1rem/1.5 system-ui,sans-serif;color:#241a2e;background:#fffdf9}
h1{font-size:1.8rem}h2{margin-top:2.5rem;font-size:1.3rem}
details{border-top:1px solid #e6dccf;padding:.6rem 0}summary{cursor:pointer}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:#f6efe4;border-radius:.5rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:#8a2a14}.access{color:#6b5f75;font-size:.875rem}
`;

/** Every call on one page, for people; programs read openapi.json. */
export function apiReferencePage(shopName: string): string {
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag))];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(shopName)} API</title><style>${apiReferenceStyle}</style></head><body>
<h1>${escapeHtml(shopName)} API</h1>
<p>All calls are below <code>${apiBase}</code>. Every JSON answer carries <code>success</code>, <code>error</code>,
<code>message</code> and <code>data</code>. The same as a document: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
${tags.map(section).join('\n')}
</body></html>`;
}

function section(tag: string): string {
  const calls = endpoints.filter((endpoint) => endpoint.tag === tag);
  return `<h2>${escapeHtml(tag)}</h2>\n${calls.map(describe).join('\n')}`;
}

function describe(endpoint: AnyEndpoint): string {
  const refusals = endpoint.errors.map((code) => `${code}: ${errorTable[code].join(' ')}`);
  return `<details><summary><span class="method">${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code>
<span class="access">${[endpoint.access, endpoint.grant ?? ''].join(' ').trim()}</span><br>${escapeHtml(endpoint.summary)}</summary>
${schema('Path', endpoint.params)}${schema('Query', endpoint.query)}${schema('Body', endpoint.body)}
${endpoint.files.map((file) => `<p>File field <code>${file.name}</code>, at most ${file.maxFiles}</p>`).join('')}
${endpoint.contentType ? `<p>Answers ${endpoint.contentType}</p>` : schema('data', endpoint.data)}
${refusals.length > 0 ? `<p>Refusals: ${escapeHtml(refusals.join(' · '))}</p>` : ''}</details>`;
}

function schema(title: string, type: z.ZodType): string {
  const io = title === 'data' ? 'output' : 'input';
  const { $schema: _, ...json } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  const isEmpty =
    json.type === 'null' || (json.properties && Object.keys(json.properties).length === 0);
  return isEmpty ? '' : `<p>${title}</p><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre>`;
}
