import { deflateSync, strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addToZip, crc32, EMPTY_ZIP, endZip, type ZipSink, type ZipState } from './zipWriter';

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);

/** A file that accepts bytes at a position, and records how many it was given at once. */
function memoryFile() {
  let bytes = new Uint8Array(0);
  let most = 0;
  const sink: ZipSink = (given, at) => {
    most = Math.max(most, given.length);
    const next = new Uint8Array(Math.max(at + given.length, at));
    next.set(bytes.subarray(0, at));
    next.set(given, at);
    bytes = next;
    return Promise.resolve();
  };
  return { sink, read: () => bytes, most: () => most };
}
const content = (index: number): Uint8Array => strToU8(`file ${index} `.repeat(500 + index));
const name = (index: number): string => `papers/${String(index).padStart(3, '0')}.${index % 3 === 0 ? 'pdf' : 'csv'}`;

describe('a ZIP written file by file', () => {
  it('holds 300 files, one at a time, readable by any unzipper', async () => {
    const file = memoryFile();
    let state: ZipState = EMPTY_ZIP;
    for (let index = 0; index < 300; index += 1)
      state = await addToZip(state, { name: name(index), bytes: content(index) }, { sink: file.sink, deflate });
    const length = await endZip(state, file.sink);
    expect(file.read().length).toBe(length);
    const read = unzipSync(file.read());
    expect(Object.keys(read)).toHaveLength(300);
    expect(strFromU8(read[name(299)] ?? new Uint8Array())).toBe(strFromU8(content(299)));
    // The largest piece is one stored file or the directory at the end, whatever the total size.
    expect(file.most()).toBeLessThan(25_000);
    expect(length).toBeGreaterThan(600_000);
  });

  it('continues after the last complete file, with the same result', async () => {
    const write = async (failsAt: number) => {
      const file = memoryFile();
      let state: ZipState = EMPTY_ZIP;
      let index = 0;
      let isBroken = false;
      while (index < 20) {
        const sink: ZipSink = async (bytes, at) => {
          if (index === failsAt && !isBroken) {
            isBroken = true;
            // Half of it reached the disk.
            await file.sink(bytes.subarray(0, bytes.length / 2), at);
            throw new Error('disk full');
          }
          await file.sink(bytes, at);
        };
        try {
          state = await addToZip(state, { name: name(index), bytes: content(index) }, { sink, deflate });
          index += 1;
        } catch {
          expect(index).toBe(failsAt);
        }
      }
      await endZip(state, file.sink);
      return file.read();
    };
    expect(await write(7)).toEqual(await write(-1));
  });

  it('refuses a repeated name, keeps names in any script, and has standard checksums', async () => {
    const file = memoryFile();
    const one = await addToZip(
      EMPTY_ZIP,
      { name: 'Grüße.txt', bytes: strToU8('123456789') },
      { sink: file.sink, deflate },
    );
    await expect(
      addToZip(one, { name: 'Grüße.txt', bytes: strToU8('') }, { sink: file.sink, deflate }),
    ).rejects.toThrow('already');
    await endZip(one, file.sink);
    expect(Object.keys(unzipSync(file.read()))).toEqual(['Grüße.txt']);
    // The check value of CRC-32/ISO-HDLC.
    expect(crc32(strToU8('123456789'))).toBe(0xcbf43926);
  });
});
