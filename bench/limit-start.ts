import Fastify from 'fastify';
import pg from 'pg';

// The lower bound of a start: an empty server whose first response needs one query.
const [, , databaseUrl, port] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl });
const app = Fastify();
app.get('/readyz', async () => (await pool.query('select 1 as ready')).rows[0]);
await app.listen({ port: Number(port), host: '127.0.0.1' });
