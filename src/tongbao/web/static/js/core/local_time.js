// Times in the time zone of the visitor: the server says them in UTC, or doesn't know in which zone somebody lives.

const MOMENT = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
};
const language = document.documentElement.lang;
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Each time[data-local] says its sentence with the time of the visitor, and in which zone that is.
export function localise(page = document) {
  for (const time of page.querySelectorAll("time[data-local]")) {
    const said = new Date(time.dateTime).toLocaleString(language, { ...MOMENT, timeZoneName: "short" });
    time.textContent = time.dataset.local.replace("{time}", said);
  }
}

// Nobody has said yet in which time zone they live: the browser knows.
export function fillInZones() {
  for (const field of document.querySelectorAll("[data-zone]")) field.value = zone || field.value;
}
