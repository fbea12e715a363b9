import { expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import { decideRefresh, graceSeconds } from './refresh-decision.ts';

const rounds = 1_000;

/** One session as the server stores it, on a clock in seconds. */
function openSession() {
  const row = { generation: 0, isRotating: false, exchangedAt: null as number | null };
  let hasEnded = false;
  return {
    isRotating: () => row.isRotating,
    hasEnded: () => hasEnded,
    /** The generation of the issued token; undefined when refused. */
    present(generation: number, at: number): number | undefined {
      if (hasEnded) return undefined;
      const secondsSinceExchange = row.exchangedAt === null ? null : at - row.exchangedAt;
      const step = decideRefresh({ ...row, secondsSinceExchange }, generation);
      if (step.kind === 'revoke') hasEnded = true;
      if (step.kind === 'revoke' || step.kind === 'refuse') return undefined;
      if (step.kind === 'exchange') row.exchangedAt = at;
      if (step.kind === 'advance') {
        Object.assign(row, { generation, isRotating: true, exchangedAt: at });
      }
      return step.issued;
    },
  };
}

const eachRound = (play: (random: SeededRandom) => void) => {
  for (let seed = 1; seed <= rounds; seed += 1) play(seededRandom(seed));
};

test('a client that never stores a successor is never signed out', () => {
  eachRound((random) => {
    const session = openSession();
    for (let at = 0, turn = 0; turn < 20; turn += 1) {
      expect(session.present(0, at)).toBe(1);
      at += random.between(0, 100_000);
    }
  });
});

test('a client that stores each successor is never signed out', () => {
  eachRound((random) => {
    const session = openSession();
    let stored = 0;
    for (let at = 0, turn = 0; turn < 20; turn += 1) {
      stored = session.present(stored, at) ?? Number.NaN;
      expect(stored).toBe(turn + 1);
      at += random.between(0, 100_000);
    }
  });
});

test('ten tabs that refresh at once are never signed out', () => {
  eachRound((random) => {
    const session = openSession();
    let stored = 0;
    for (let at = 0, turn = 0; turn < 10; turn += 1) {
      const presented = stored;
      const moments = Array.from({ length: 10 }, () => random.between(0, graceSeconds)).sort(
        (one, other) => one - other,
      );
      for (const moment of moments) {
        stored = session.present(presented, at + moment) ?? Number.NaN;
        expect(stored).toBe(turn + 1);
      }
      at += random.between(graceSeconds, 100_000);
    }
  });
});

test('a client that loses responses and repeats the request is never signed out', () => {
  eachRound((random) => {
    const session = openSession();
    let stored = 0;
    for (let at = 0, turn = 0; turn < 20; turn += 1) {
      let answer = session.present(stored, at);
      for (let wait = random.between(0, 15); wait < graceSeconds; wait += random.between(1, 15)) {
        const isLost = random.next() < 0.4;
        if (!isLost) break;
        answer = session.present(stored, at + wait);
      }
      expect(answer).toBe(stored + 1);
      stored = answer ?? Number.NaN;
      at += random.between(graceSeconds, 100_000);
    }
  });
});

test('a stolen token ends the session at the next refresh, in either order', () => {
  eachRound((random) => {
    const session = openSession();
    let at = 0;
    const later = () => {
      at += random.between(graceSeconds + 1, 100_000);
      return at;
    };
    let stored = 0;
    for (let turn = 0; turn < 2 + Math.floor(random.next() * 5); turn += 1) {
      stored = session.present(stored, later()) ?? Number.NaN;
    }
    expect(session.isRotating()).toBe(true);
    // Owner and thief hold the same token: the second use of it proves the theft.
    expect(session.present(stored, later())).toBe(stored + 1);
    expect(session.present(stored, later())).toBeUndefined();
    expect(session.hasEnded()).toBe(true);
    expect(session.present(stored + 1, later())).toBeUndefined();
  });
});

test('a copy of the first token is detected once both have stored its successor', () => {
  eachRound((random) => {
    const session = openSession();
    let at = 0;
    const later = () => {
      at += random.between(graceSeconds + 1, 100_000);
      return at;
    };
    expect(session.present(0, later())).toBe(1);
    expect(session.present(0, later())).toBe(1);
    expect(session.present(1, later())).toBe(2);
    expect(session.present(Math.floor(random.next() * 2), later())).toBeUndefined();
    expect(session.hasEnded()).toBe(true);
  });
});

test('a successor that was never issued is refused without ending the session', () => {
  const session = openSession();
  expect(session.present(1, 0)).toBeUndefined();
  expect(session.present(5, 0)).toBeUndefined();
  expect(session.present(0, 0)).toBe(1);
});
